import type { ComponentType } from 'react';
import { PATHS } from '#shared/catalogue';
import { ABOUT_SECTIONS, type AboutSection } from '#shared/content/site/sections';
import { ABOUT_BLOCK } from '../../components/about/about-block.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { CredentialsSection } from '../../components/credentials/credential-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';

const TalkToUs = () => (
  <Section tone="concrete" heading="Talk to us">
    <LinkButton to={PATHS.contact}>Contact us</LinkButton>
    <LinkButton variant="quiet" to={PATHS.profile}>
      Printable company profile
    </LinkButton>
    {useSite().hasCredentials && (
      <LinkButton variant="quiet" to={PATHS.credentials}>
        Licenses and certificates
      </LinkButton>
    )}
  </Section>
);

const SECTIONS: Record<AboutSection, ComponentType> = {
  ...ABOUT_BLOCK,
  credentials: CredentialsSection,
  talk: TalkToUs,
};

/** Everything below the heading; its code loads later (`deferred`). */
export function AboutSections() {
  const sections = (usePageData().sections ?? ABOUT_SECTIONS) as readonly AboutSection[];
  return sections.map((name) => {
    const Section = SECTIONS[name];
    return <Section key={name} />;
  });
}
