import { usePageData } from '../../content/page-context.tsx';
import { edit } from '#shared/content/places';
import { PATHS } from '#shared/catalogue';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Carousel } from './carousel/carousel.tsx';
import styles from './hero.module.css';

interface HeroProps {
  heading: string;
  lead: string;
}

/** The carousel, the heading over its lower edge, and the main links. */
export function Hero({ heading, lead }: HeroProps) {
  const { page, home } = usePageData();
  return (
    <div className={styles.hero}>
      <Carousel />
      <h1 tabIndex={-1} {...edit(home!, 'banner')}>
        {heading}
      </h1>
      <div className={styles.next}>
        <p {...edit(page, 'description')}>{lead}</p>
        <div className={styles.links}>
          <LinkButton to={PATHS.offers}>Request a free quote</LinkButton>
          <LinkButton variant="secondary" to={PATHS.services} className={styles.outlined}>
            Ask about materials
          </LinkButton>
          <LinkButton variant="quiet" to={PATHS.careers} className={styles.onInk}>
            See open positions
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
