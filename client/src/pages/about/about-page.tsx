import { type Page as CataloguePage, PATHS } from '#shared/catalogue';
import { LinkButton } from '../../components/button/link-button.tsx';
import { deferred } from '../../components/page/deferred.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';

const AboutBlock = deferred(
  PATHS.about,
  async () => (await import('../../components/about/about-block.tsx')).AboutBlock,
);

export function AboutPage({ page }: { page: CataloguePage }) {
  return (
    <Page page={page} lead={page.description}>
      <AboutBlock />
      <Section tone="concrete" heading="Talk to us">
        <LinkButton to={PATHS.contact}>Contact us</LinkButton>
      </Section>
    </Page>
  );
}
