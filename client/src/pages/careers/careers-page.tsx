import { type Page as CataloguePage, PATHS } from '../../../../shared/catalogue.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

export function CareersPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={page.description}>
      <Section>
        <LinkButton to={PATHS.apply}>Apply for a position</LinkButton>
      </Section>
    </Page>
  );
}
