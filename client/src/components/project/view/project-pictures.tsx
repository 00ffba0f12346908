import { edit } from '#shared/content/places';
import type { ShownPhoto, ShownProject } from '#shared/content/site/page-data';
import { longDate } from '#shared/content/long-date';
import { MESSAGES } from '#shared/messages';
import { Picture } from '../../picture/picture.tsx';
import styles from './project-view.module.css';

/** The width of the dialog's text. */
const SIZES = '(min-width: 48rem) 40rem, calc(100vw - 4rem)';

/** Photographs of the project first, then its picture, which may be an illustration. */
export function ProjectPictures({ project: { photos = [], picture, own } }: { project: ShownProject }) {
  if (!picture && photos.length === 0) return <p className={styles.noPicture}>{MESSAGES.projects.noImage}</p>;
  return (
    <>
      {photos.map((photo, index) => (
        <Photo key={index} photo={photo} />
      ))}
      {picture && (
        <figure className={styles.picture}>
          <Picture picture={picture} sizes={SIZES} />
          {!own && <figcaption>{MESSAGES.projects.illustrationNote}</figcaption>}
        </figure>
      )}
    </>
  );
}

function Photo({ photo }: { photo: ShownPhoto }) {
  const { picture, caption, place, takenOn } = photo;
  const details = [place, takenOn && longDate(takenOn)].filter(Boolean).join(', ');
  return (
    <figure className={styles.picture}>
      <Picture picture={picture} sizes={SIZES} />
      <figcaption>
        <b {...edit(photo, 'caption')}>{caption}</b>
        {details && <span>{details}</span>}
      </figcaption>
    </figure>
  );
}
