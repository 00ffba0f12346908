import type { Page as CataloguePage } from '../../../../shared/catalogue.ts';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ApplyAside } from './apply-aside.tsx';
import { ApplyForm } from './apply-form.tsx';
import styles from './apply-page.module.css';

export function ApplyPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page}>
      <Section>
        <div className={styles.columns}>
          <ApplyForm />
          <ApplyAside />
        </div>
      </Section>
    </Page>
  );
}
