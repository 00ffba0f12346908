import { PATHS } from '#shared/catalogue';
import { serviceLabel } from '#shared/content/site/site';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ServiceLinks } from '../../components/service/service-links.tsx';
import { ServiceStory } from '../../components/service/service-story.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { QuoteForm } from './quote-form.tsx';

const MORE = [{ label: 'Concrete and aggregates', path: PATHS.services }];

/** /offers, and a page for each service: its description and the form with its preset. */
export function QuotePage() {
  const { page, service: story } = usePageData();
  const { service } = page;
  const form = (
    <Columns aside={<ServiceLinks heading="What we offer" form="quote" more={MORE} />}>
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
    <Page lead={page.description}>
      <Section heading={serviceLabel(service)}>
        <ServiceStory service={story}>
          <LinkButton to="#request">{MESSAGES.quote.heading}</LinkButton>
        </ServiceStory>
      </Section>
      <Section id="request" tone="concrete" heading="Your request">
        {form}
      </Section>
    </Page>
  );
}
