import { type Page as CataloguePage, PATHS, serviceLabel, SERVICES } from '../../../../shared/catalogue.ts';
import { COMPANY } from '../../../../shared/company.ts';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { LinkList } from '../../components/card/link-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { Hero } from './hero.tsx';
import { OFFERS } from './offers.ts';

const SUPPLIES = [
  ...SERVICES.filter(({ form }) => form === 'inquiry').map((service) => ({
    label: serviceLabel(service),
    path: service.path,
  })),
  { label: 'Inquire about materials', path: PATHS.services },
  { label: 'Equipment for rent', path: PATHS.rentals },
];

export function HomePage({ page }: { page: CataloguePage }) {
  const { locality, region } = COMPANY.address;
  return (
    <Page page={page} hero={<Hero heading={page.heading} lead={page.description} />}>
      <Section
        heading="From the drawing to the finished structure"
        lead={`An accredited contractor in ${locality}, ${region}, at work for about ${COMPANY.yearsOperating} years. A quote is free.`}
      >
        <CardGrid>
          {SERVICES.filter(({ menu }) => menu === 'offer').map((service) => (
            <Card key={service.path} title={serviceLabel(service)} to={service.path}>
              <p>{OFFERS[service.name]}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section
        tone="concrete"
        heading="Concrete and aggregates"
        lead="Ready-mix concrete, vibro sand and crushed gravel, picked up at the plant or delivered to your site."
      >
        <LinkList links={SUPPLIES} />
      </Section>
    </Page>
  );
}
