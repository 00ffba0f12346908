import { longDate } from '#shared/content/long-date';
import type { ShownPhoto } from '#shared/content/site/page-data';
import { Picture } from '../picture/picture.tsx';
import styles from './service-figure.module.css';

interface ServiceFigureProps extends Pick<ShownPhoto, 'picture' | 'place' | 'takenOn'> {
  caption?: string | false;
  sizes: string;
  /** The largest picture of the first screen. */
  urgent?: boolean;
  className?: string;
}

/** A picture with its caption, place and date, where known. */
export function ServiceFigure({ caption, place, takenOn, className, ...picture }: ServiceFigureProps) {
  const said = [caption, place, takenOn && longDate(takenOn)].filter(Boolean).join(', ');
  return (
    <figure className={className ?? styles.figure}>
      <Picture {...picture} />
      {said && <figcaption>{said}</figcaption>}
    </figure>
  );
}
