import { Card, CardGrid } from '../../components/card/card.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { usePageData } from '../../content/page-context.tsx';

const SIZES = '(max-width: 36rem) 9rem, (max-width: 64rem) 50vw, 18rem';

export function Offers() {
  const { offers, cards } = usePageData().home!;
  return (
    <Section heading={offers.heading} lead={offers.lead}>
      <CardGrid rows>
        {cards.map(({ label, path, teaser, picture }) => (
          <Card key={path} title={label} to={path} picture={<Picture picture={picture} sizes={SIZES} />}>
            {teaser && <p>{teaser}</p>}
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
