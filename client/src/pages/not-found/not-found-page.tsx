import { type Page as CataloguePage, PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

export function NotFoundPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={MESSAGES.notFound.body}>
      <Section>
        <LinkButton to={PATHS.home}>{MESSAGES.notFound.home}</LinkButton>
      </Section>
    </Page>
  );
}
