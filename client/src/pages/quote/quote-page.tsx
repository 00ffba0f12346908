import { type Page as CataloguePage, PATHS, serviceLabel } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { Columns } from '../../components/page/columns.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { ServiceLinks } from '../../components/service/service-links.tsx';
import { ServiceStory } from '../../components/service/service-story.tsx';
import { SERVICE_TEXTS } from '../../content/services.ts';
import { SERVICE_SOURCES } from '../../pictures/services.ts';
import { QuoteForm } from './quote-form.tsx';

const MORE = [{ label: 'Concrete and aggregates', path: PATHS.services }];

/** /offers, and a page for each service: its description and the form with its preset. */
export function QuotePage({ page }: { page: CataloguePage }) {
  const { service } = page;
  const form = (
    <Columns aside={<ServiceLinks heading="What we offer" form="quote" page={page} more={MORE} />}>
      <QuoteForm preset={service?.name} />
    </Columns>
  );
  if (service?.form !== 'quote') {
    return (
      <Page page={page} lead={page.description}>
        <Section>{form}</Section>
      </Page>
    );
  }
  const { sentences, facts, picture } = SERVICE_TEXTS[service.name];
  return (
    <Page page={page} lead={page.description}>
      <Section heading={serviceLabel(service)}>
        <ServiceStory
          sentences={sentences}
          facts={facts}
          picture={{ source: SERVICE_SOURCES[picture.file], alt: picture.alt }}
        >
          <LinkButton to="#request">{MESSAGES.quote.heading}</LinkButton>
        </ServiceStory>
      </Section>
      <Section id="request" tone="concrete" heading="Your request">
        {form}
      </Section>
    </Page>
  );
}
