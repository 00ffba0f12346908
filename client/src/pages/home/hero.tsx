import { PATHS } from '../../../../shared/catalogue.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { HERO_SLIDES } from '../../content/hero.ts';
import { HERO_SOURCES } from '../../pictures/hero.ts';
import styles from './hero.module.css';

interface HeroProps {
  heading: string;
  lead: string;
}

/** The picture, and a slab reaching into it that carries the firm's line; beside the slab, the ways on from here. */
export function Hero({ heading, lead }: HeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.picture}>
        <Picture
          urgent
          source={HERO_SOURCES[HERO_SLIDES[0].file]}
          sizes="(max-width: 48rem) 155vw, 100vw"
          alt={HERO_SLIDES[0].alt}
        />
      </div>
      <h1 tabIndex={-1}>{heading}</h1>
      <div className={styles.next}>
        <p>{lead}</p>
        <div className={styles.links}>
          <LinkButton to={PATHS.offers}>Request a free quote</LinkButton>
          <LinkButton variant="secondary" to={PATHS.services} className={styles.onInk}>
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
