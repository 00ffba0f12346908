import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';
import type { ShownService } from '#shared/content/site/page-data';
import { usePageData } from '../../content/page-context.tsx';
import { lengthOf } from '../page/length-of.ts';
import pageStyles from '../page/page.module.css';
import { ServiceFigure } from './service-figure.tsx';
import styles from './service-head.module.css';

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
export function ServiceHead({ name, service, children }: ServiceHeadProps) {
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
