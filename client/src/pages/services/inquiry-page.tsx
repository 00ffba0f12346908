import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ServiceHead } from '../../components/service/service-head.tsx';
import { ServiceLinks } from '../../components/service/service-links.tsx';
import { ServiceStory } from '../../components/service/service-story.tsx';
import { rentalLinks } from '../../components/service/supply-links.ts';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { InquiryForm } from './inquiry-form.tsx';

/** /services, and a page per material: its description and the form with the material preset. */
export function InquiryPage() {
  const { page, service: story } = usePageData();
  const { service } = page;
  const form = (
    <Columns aside={<ServiceLinks heading="What we supply" form="inquiry" more={rentalLinks(useSite())} />}>
      <InquiryForm preset={service?.name} />
    </Columns>
  );
  if (!service || !story) {
    return (
      <Page lead={page.description}>
        <Section>{form}</Section>
      </Page>
    );
  }
  return (
    <Page
      hero={
        <ServiceHead name={page.heading} service={story}>
          <LinkButton to="#inquiry">{MESSAGES.inquiry.heading}</LinkButton>
        </ServiceHead>
      }
    >
      <ServiceStory service={story} />
      <Section id="inquiry" tone="concrete" heading={MESSAGES.inquiry.heading}>
        {form}
      </Section>
    </Page>
  );
}
