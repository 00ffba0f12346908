import type { ComponentType } from 'react';
import { edit } from '#shared/content/places';
import { HOME_SECTIONS, type HomeSection } from '#shared/content/site/sections';
import { ABOUT_BLOCK } from '../../components/about/about-block.tsx';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { LinkList } from '../../components/card/link-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { supplyLinks } from '../../components/service/supply-links.ts';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Work } from './work/work.tsx';
import styles from './supplies.module.css';
import quoteStyles from './clients.module.css';

/** Quotes from clients, if there are enough. */
function Clients() {
  const { clients } = usePageData().home!;
  if (!clients) return null;
  return (
    <Section tone="concrete" heading={clients.heading} of={clients}>
      <ul className={quoteStyles.quotes}>
        {clients.quotes.map((said, index) => (
          <li key={index}>
            <figure className={quoteStyles.quote}>
              <blockquote {...edit(said, 'quote')}>{said.quote}</blockquote>
              <figcaption>
                <strong {...edit(said, 'name')}>{said.name}</strong>
                {said.project && <span {...edit(said, 'project')}>{said.project}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const SIZES = '(max-width: 36rem) 9rem, (max-width: 64rem) 50vw, 18rem';

function Offers() {
  const { offers, cards } = usePageData().home!;
  if (cards.length === 0) return null;
  return (
    <Section heading={offers.heading} lead={offers.lead} of={offers}>
      <CardGrid rows>
        {cards.map((card) => (
          <Card
            key={card.path}
            title={card.label}
            to={card.path}
            picture={<Picture picture={card.picture} sizes={SIZES} />}
          >
            {card.teaser && <p {...edit(card, 'teaser')}>{card.teaser}</p>}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

function Supplies() {
  const { supplies } = usePageData().home!;
  const { heading, lead, picture } = supplies;
  const links = supplyLinks(useSite());
  if (links.length === 0) return null;
  return (
    <Section tone="concrete" heading={heading} lead={lead} of={supplies}>
      <div className={styles.supplies}>
        <Picture picture={picture} sizes="(max-width: 64rem) 100vw, 36rem" />
        <LinkList links={links} />
      </div>
    </Section>
  );
}

const SECTIONS: Record<HomeSection, ComponentType> = {
  work: Work,
  clients: Clients,
  offers: Offers,
  supplies: Supplies,
  ...ABOUT_BLOCK,
};

/** Everything below the hero; its code loads later (`deferred`). */
export function HomeSections() {
  const sections = (usePageData().sections ?? HOME_SECTIONS) as readonly HomeSection[];
  return sections.map((name) => {
    const Section = SECTIONS[name];
    return <Section key={name} />;
  });
}
