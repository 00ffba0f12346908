import type { ReactNode } from 'react';
import type { ShownService } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { usePageData } from '../../content/page-context.tsx';
import { PhotoFigure } from '../photo/photo-figure.tsx';
import { Picture } from '../picture/picture.tsx';
import { lengthOf } from '../page/length-of.ts';
import pageStyles from '../page/page.module.css';
import styles from './service-head.module.css';

interface ServiceHeadProps {
  /** As menus call it. */
  name: string;
  service: ShownService;
  /** A link to the form. */
  children: ReactNode;
}

const SIZES = '(width > 64rem) 50vw, 100vw';

/** The head of a service's page: its name and what it looks like. */
export function ServiceHead({ name, service, children }: ServiceHeadProps) {
  const { heading, description } = usePageData().page;
  return (
    <div className={`${pageStyles.band} ${styles.head}`}>
      <div className={styles.text}>
        {heading === name ? (
          <h1 tabIndex={-1} data-length={lengthOf(name)}>
            {name}
          </h1>
        ) : (
          <>
            <h1 tabIndex={-1} className={styles.form}>
              {heading}
            </h1>
            <h2 data-length={lengthOf(name)}>{name}</h2>
          </>
        )}
        <p className={pageStyles.lead}>{description}</p>
        {children}
      </div>
      <ServicePicture service={service} />
    </div>
  );
}

/** A photograph goes before the picture that only shows what the service is like. */
function ServicePicture({ service: { picture, isRendering, photos } }: { service: ShownService }) {
  if (photos) return <PhotoFigure photo={photos[0]} sizes={SIZES} urgent className={styles.picture} />;
  return (
    <figure className={styles.picture}>
      <Picture urgent picture={picture} sizes={SIZES} />
      {isRendering && <figcaption>{MESSAGES.services.pictureNote}</figcaption>}
    </figure>
  );
}
