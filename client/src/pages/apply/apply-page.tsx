import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useStrayFiles } from '../../hooks/use-stray-files.ts';
import { ApplyAside } from './apply-aside.tsx';
import { ApplyForm } from './apply-form.tsx';

export function ApplyPage() {
  useStrayFiles();
  return (
    <Page>
      <Section>
        <Columns aside={<ApplyAside />}>
          <ApplyForm />
        </Columns>
      </Section>
    </Page>
  );
}
