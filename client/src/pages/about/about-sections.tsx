import type { ComponentType } from 'react';
import { PATHS } from '#shared/catalogue';
import { ABOUT_SECTIONS, type AboutSection } from '#shared/content/site/sections';
import { ABOUT_BLOCK } from '../../components/about/about-block.tsx';
import { LinkList } from '../../components/card/link-list.tsx';
import { CredentialsSection } from '../../components/credentials/credential-list.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';

function TalkToUs() {
  const links = [
    { label: 'Contact us', path: PATHS.contact },
    { label: 'Printable company profile', path: PATHS.profile },
    ...(useSite().hasCredentials ? [{ label: 'Licenses and certificates', path: PATHS.credentials }] : []),
  ];
  return (
    <Section tone="concrete" heading="Talk to us">
      <LinkList links={links} />
    </Section>
  );
}

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
