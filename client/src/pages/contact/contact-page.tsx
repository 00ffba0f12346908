import type { Page as CataloguePage } from '../../../../shared/catalogue.ts';
import { ADDRESS_LINE, COMPANY } from '../../../../shared/company.ts';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

export function ContactPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={ADDRESS_LINE}>
      <Section heading="Email Addresses">
        <CardGrid>
          {COMPANY.mailboxes.map(({ department, address }) => (
            <Card key={address} title={department}>
              <a href={`mailto:${address}`}>{address}</a>
            </Card>
          ))}
        </CardGrid>
      </Section>
    </Page>
  );
}
