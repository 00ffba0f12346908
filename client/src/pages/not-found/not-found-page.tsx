import { PATHS } from '#shared/catalogue';
import { hasMaterials, isLeftOut } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { LinkButton } from '../../components/button/link-button.tsx';
import { LinkList } from '../../components/card/link-list.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useSite } from '../../content/content-context.tsx';

const CONCRETE = { label: 'Concrete and aggregates', path: PATHS.services };

const MAIN_PLACES = [
  { label: MESSAGES.projects.all, path: PATHS.projects },
  CONCRETE,
  { label: 'Equipment for rent', path: PATHS.rentals },
  { label: 'Request a free quote', path: PATHS.offers },
  { label: 'Open positions', path: PATHS.careers },
  { label: 'About the company', path: PATHS.about },
  { label: 'Contact us', path: PATHS.contact },
];

export function NotFoundPage() {
  const site = useSite();
  const places = MAIN_PLACES.filter(
    (place) => !isLeftOut(site, place.path) && (place !== CONCRETE || hasMaterials(site)),
  );
  return (
    <Page lead={<strong>{MESSAGES.notFound.body}</strong>}>
      <Section>
        <LinkButton to={PATHS.home}>{MESSAGES.notFound.home}</LinkButton>
      </Section>
      <Section tone="concrete" heading="Popular pages">
        <LinkList links={places} />
      </Section>
    </Page>
  );
}
