import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

export function NotFoundPage() {
  return (
    <Page lead={MESSAGES.notFound.body}>
      <Section>
        <LinkButton to={PATHS.home}>{MESSAGES.notFound.home}</LinkButton>
      </Section>
    </Page>
  );
}
