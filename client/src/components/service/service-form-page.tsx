import type { ReactNode } from 'react';
import { edit } from '#shared/content/places';
import type { ShownService } from '#shared/content/site/page-data';
import { usePageData } from '../../content/page-context.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Columns } from '../page/columns.tsx';
import { lengthOf } from '../page/length-of.ts';
import { Page } from '../page/page.tsx';
import pageStyles from '../page/page.module.css';
import { Section } from '../page/section.tsx';
import { ServiceFigure } from './service-figure.tsx';
import { ServiceStory } from './service-story.tsx';
import styles from './service-form-page.module.css';

interface ServiceHeadProps {
  /** The name used in menus. */
  name: string;
  service: ShownService;
  /** A link to the form. */
  children: ReactNode;
}

const NOTE = 'Illustration, not a photograph.';

const SIZES = '(width > 64rem) 50vw, 100vw';

/** The head of a service's page: its name and a picture. */
function ServiceHead({ name, service, children }: ServiceHeadProps) {
  const { page } = usePageData();
  const { heading, description } = page;
  const named = edit(service, page.service?.label === name ? 'label' : 'name');
  const isNamed = heading === name;
  const { picture, isRendering, photos = [] } = service;
  // photographs take precedence over the illustration
  const cover = photos[0] ?? { picture, caption: isRendering && NOTE };
  return (
    <div className={`${pageStyles.band} ${styles.head}`}>
      <div className={styles.text}>
        <h1
          tabIndex={-1}
          className={isNamed ? undefined : styles.form}
          data-length={lengthOf(heading)}
          {...(isNamed && named)}
        >
          {heading}
        </h1>
        {!isNamed && (
          <h2 data-length={lengthOf(name)} {...named}>
            {name}
          </h2>
        )}
        <p className={pageStyles.lead} {...edit(page, 'description')}>
          {description}
        </p>
        {children}
      </div>
      <ServiceFigure {...cover} urgent sizes={SIZES} className={styles.picture} />
    </div>
  );
}

interface ServiceFormPageProps {
  /** Beside the form. */
  aside: ReactNode;
  /** On a service's page: of the section with the form. */
  id: string;
  heading: string;
  /** On a service's page: its name, and the text of the link to the form. */
  name?: string;
  link: string;
  children: ReactNode;
}

/** A form with a page of its own, or on the page of a service below its description. */
export function ServiceFormPage({ aside, id, heading, name = '', link, children }: ServiceFormPageProps) {
  const { page, service } = usePageData();
  const form = <Columns aside={aside}>{children}</Columns>;
  if (!page.service || !service)
    return (
      <Page lead={page.description}>
        <Section>{form}</Section>
      </Page>
    );
  return (
    <Page
      hero={
        <ServiceHead name={name} service={service}>
          <LinkButton to={`#${id}`}>{link}</LinkButton>
        </ServiceHead>
      }
    >
      <ServiceStory service={service} />
      <Section id={id} tone="concrete" heading={heading}>
        {form}
      </Section>
    </Page>
  );
}
