import type { ReactNode } from 'react';
import type { ShownService } from '#shared/content/site/page-data';
import { MESSAGES } from '#shared/messages';
import { usePageData } from '../../content/page-context.tsx';
import { photoCaption } from '../photo/photo-caption.ts';
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
  const isNamed = heading === name;
  return (
    <div className={`${pageStyles.band} ${styles.head}`}>
      <div className={styles.text}>
        <h1 tabIndex={-1} className={isNamed ? undefined : styles.form} data-length={lengthOf(heading)}>
          {heading}
        </h1>
        {!isNamed && <h2 data-length={lengthOf(name)}>{name}</h2>}
        <p className={pageStyles.lead}>{description}</p>
        {children}
      </div>
      <ServicePicture service={service} />
    </div>
  );
}

/** A photograph goes before the picture that only shows what the service is like. */
function ServicePicture({ service: { picture, isRendering, photos = [] } }: { service: ShownService }) {
  const [photo] = photos;
  const note = isRendering && MESSAGES.services.pictureNote;
  const caption = photo ? photoCaption(photo).join(', ') : note;
  return (
    <figure className={styles.picture}>
      <Picture urgent picture={(photo ?? { picture }).picture} sizes={SIZES} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
