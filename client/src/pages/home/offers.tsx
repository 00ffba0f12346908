import { edit } from '#shared/content/places';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { usePageData } from '../../content/page-context.tsx';

const SIZES = '(max-width: 36rem) 9rem, (max-width: 64rem) 50vw, 18rem';

export function Offers() {
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
