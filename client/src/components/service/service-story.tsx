import { serviceLabel } from '#shared/content/addresses/site';
import type { Service } from '#shared/content/documents/services';
import { edit } from '#shared/content/places';
import type { ShownService } from '#shared/content/site/page-data';
import { useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { LinkList } from '../card/link-list.tsx';
import { FactList } from '../table/fact-list.tsx';
import { Section } from '../page/section.tsx';
import { ServiceFigure } from './service-figure.tsx';
import styles from './service-story.module.css';

const SIZES = '(width > 64rem) 24rem, (width > 40rem) 50vw, 100vw';

/** The description of a service or material. Its first photograph is in the page's head instead. */
export function ServiceStory({ service }: { service: ShownService }) {
  const { sentences, facts, photos = [] } = service;
  return (
    <>
      <Section>
        <div className={styles.story}>
          <div>
            {sentences.map((sentence, index) => (
              <p key={index} {...edit(service, 'sentences', index)}>
                {sentence}
              </p>
            ))}
          </div>
          <FactList facts={facts} className={styles.facts} />
        </div>
      </Section>
      {photos[1] && (
        <Section heading="Photographs">
          <div className={styles.photos}>
            {photos.slice(1).map((photo, index) => (
              <ServiceFigure key={index} {...photo} sizes={SIZES} />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

interface ServiceLinksProps {
  heading: string;
  form: Service['form'];
  more: { label: string; path: string }[];
}

/** Links to the other services with the same form. */
export function ServiceLinks({ heading, form, more }: ServiceLinksProps) {
  const { page } = usePageData();
  const services = useSite().services.filter((service) => service.form === form && service.path !== page.path);
  return (
    <>
      <h2>{heading}</h2>
      <LinkList
        links={[...services.map((service) => ({ label: serviceLabel(service), path: service.path })), ...more]}
      />
    </>
  );
}
