import { type Page as CataloguePage, PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ServiceLinks } from '../../components/service/service-links.tsx';
import { ServiceStory } from '../../components/service/service-story.tsx';
import { MATERIAL_TEXTS } from '../../content/materials.ts';
import { MATERIAL_SOURCES } from '../../pictures/materials.ts';
import { InquiryForm } from './inquiry-form.tsx';

const MORE = [{ label: 'Equipment for rent', path: PATHS.rentals }];

/** /services, and a page for each material: its description and the form with its preset. */
export function InquiryPage({ page }: { page: CataloguePage }) {
  const { service } = page;
  const form = (
    <Columns aside={<ServiceLinks heading="What we supply" form="inquiry" page={page} more={MORE} />}>
      <InquiryForm preset={service?.name} />
    </Columns>
  );
  if (service?.form !== 'inquiry') {
    return (
      <Page page={page} lead={page.description}>
        <Section>{form}</Section>
      </Page>
    );
  }
  const { sentences, facts, picture } = MATERIAL_TEXTS[service.name];
  return (
    <Page page={page} lead={page.description}>
      <Section>
        <ServiceStory
          sentences={sentences}
          facts={facts}
          picture={{ source: MATERIAL_SOURCES[picture.file], alt: picture.alt }}
        >
          <LinkButton to="#inquiry">{MESSAGES.inquiry.heading}</LinkButton>
        </ServiceStory>
      </Section>
      <Section id="inquiry" tone="concrete" heading={MESSAGES.inquiry.heading}>
        {form}
      </Section>
    </Page>
  );
}
