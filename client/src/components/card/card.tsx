import { edit } from '#shared/content/places';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { lengthOf } from '../page/length-of.ts';
import styles from './card.module.css';

interface CardGridProps {
  /** Puts the picture beside the text on phones. */
  rows?: boolean;
  children: ReactNode;
}

export function CardGrid({ rows, children }: CardGridProps) {
  return (
    <ul className={styles.grid} data-rows={rows}>
      {children}
    </ul>
  );
}

interface CardProps {
  title: string;
  level?: 2 | 3;
  /** Makes the whole card a link. */
  to?: string;
  picture?: ReactNode;
  /** The content object whose `name` the title is, for the editor. */
  of?: object;
  children?: ReactNode;
}

export function Card({ title, level = 3, to, picture, of = {}, children }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <li className={styles.card}>
      {picture}
      <Heading className={styles.title} data-length={lengthOf(title)} {...edit(of, 'name')}>
        {to ? <Link to={to}>{title}</Link> : title}
      </Heading>
      {children}
    </li>
  );
}
