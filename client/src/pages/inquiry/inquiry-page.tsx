import { type Page as CataloguePage, PATHS } from '../../../../shared/catalogue.ts';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

export function InquiryPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={page.description}>
      <Section>
        <LinkButton to={PATHS.contact}>Contact us</LinkButton>
      </Section>
    </Page>
  );
}
