import { PATHS } from '#shared/catalogue';
import { hasMaterials, isLeftOut } from '#shared/content/addresses/site';
import { telAddress } from '#shared/content/contact/phone';
import { longDate } from '#shared/content/long-date';
import { edit } from '#shared/content/places';
import { LinkButton } from '../../components/button/link-button.tsx';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { useFirm, useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Carousel } from './carousel/carousel.tsx';
import styles from './hero.module.css';

const HomeSections = deferred(PATHS.home, async () => (await import('./home-sections.tsx')).HomeSections);

interface HeroProps {
  heading: string;
  lead: string;
}

/** The carousel, the heading over its lower edge, and the main links. */
function Hero({ heading, lead }: HeroProps) {
  const { page, home } = usePageData();
  const site = useSite();
  return (
    <div className={styles.hero}>
      <Carousel />
      <h1 tabIndex={-1} {...edit(home!, 'banner')}>
        {heading}
      </h1>
      <div className={styles.next}>
        <p {...edit(page, 'description')}>{lead}</p>
        <HeroFacts />
        <div className={styles.links}>
          <LinkButton to={PATHS.offers}>Request a free quote</LinkButton>
          {hasMaterials(site) && (
            <LinkButton variant="secondary" to={PATHS.services} className={styles.outlined}>
              Inquire about materials
            </LinkButton>
          )}
          {!isLeftOut(site, PATHS.careers) && (
            <LinkButton variant="quiet" to={PATHS.careers} className={styles.onInk}>
              See open positions
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  );
}

const LIST = new Intl.ListFormat('en');

/** Key facts for clients: a phone number, accreditation and public clients. */
function HeroFacts() {
  const firm = useFirm();
  const { clients } = usePageData().home!.figures;
  const [phone] = firm.phones;
  return (
    <ul className={styles.facts}>
      {phone && (
        <li>
          Call{' '}
          <a href={telAddress(phone.number)} {...edit(phone, 'number')}>
            {phone.number}
          </a>
        </li>
      )}
      <li {...edit(firm, 'accreditedSince')}>Accredited contractor since {longDate(firm.accreditedSince)}</li>
      {clients.length > 0 && <li className={styles.clients}>Clients: {LIST.format(clients)}</li>}
    </ul>
  );
}

export function HomePage() {
  const { heading, description } = usePageData().page;
  return (
    <Page hero={<Hero heading={heading} lead={description} />}>
      <HomeSections />
    </Page>
  );
}
