import { PATHS } from '#shared/catalogue';
import { LinkButton } from '../../components/button/link-button.tsx';
import { CredentialsSection } from '../../components/credentials/credentials-section.tsx';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';

const AboutBlock = deferred(
  PATHS.about,
  async () => (await import('../../components/about/about-block.tsx')).AboutBlock,
);

export function AboutPage() {
  const { hasCredentials } = useSite();
  return (
    <Page lead={usePageData().page.description}>
      <AboutBlock />
      <CredentialsSection />
      <Section tone="concrete" heading="Talk to us">
        <LinkButton to={PATHS.contact}>Contact us</LinkButton>
        <LinkButton variant="quiet" to={PATHS.profile}>
          Company profile to print
        </LinkButton>
        {hasCredentials && (
          <LinkButton variant="quiet" to={PATHS.credentials}>
            Licenses and certificates
          </LinkButton>
        )}
      </Section>
    </Page>
  );
}
