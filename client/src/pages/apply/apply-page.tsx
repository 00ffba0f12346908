import { PATHS } from '#shared/catalogue';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useStrayFiles } from '../../hooks/use-stray-files.ts';
import { Link } from '../../components/link/link.tsx';
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

/** Links for visitors who are not ready to apply. */
function ApplyAside() {
  return (
    <>
      <h2>Before you apply</h2>
      <p>
        See the requirements of each job under <Link to={PATHS.careers}>open positions</Link>. APPLY fills in the
        position for you.
      </p>
      <p>
        Questions? Find our HR department’s email on the <Link to={PATHS.contact}>contact page</Link>.
      </p>
    </>
  );
}
