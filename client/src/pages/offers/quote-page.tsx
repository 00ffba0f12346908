import { serviceLabel } from '#shared/content/addresses/site';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ServiceHead } from '../../components/service/service-head.tsx';
import { ServiceLinks } from '../../components/service/service-links.tsx';
import { ServiceStory } from '../../components/service/service-story.tsx';
import { materialLinks } from '../../components/service/supply-links.ts';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { QuoteForm } from './quote-form.tsx';

/** /offers, and a page per service: its description and the form with the service preset. */
export function QuotePage() {
  const { page, service: story } = usePageData();
  const { service } = page;
  const form = (
    <Columns
      aside={
        <ServiceLinks heading="What we offer" form="quote" more={materialLinks(useSite(), 'Concrete and aggregates')} />
      }
    >
      <QuoteForm preset={service?.name} />
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
        <ServiceHead name={serviceLabel(service)} service={story}>
          <LinkButton to="#request">Start your request</LinkButton>
        </ServiceHead>
      }
    >
      <ServiceStory service={story} />
      <Section id="request" tone="concrete" heading="Your request">
        {form}
      </Section>
    </Page>
  );
}
