import type { Page as CataloguePage } from '#shared/catalogue';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ApplyAside } from './apply-aside.tsx';
import { ApplyForm } from './apply-form.tsx';

export function ApplyPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page}>
      <Section>
        <Columns aside={<ApplyAside />}>
          <ApplyForm />
        </Columns>
      </Section>
    </Page>
  );
}
