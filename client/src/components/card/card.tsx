import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './card.module.css';

export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

interface CardProps {
  title: string;
  /** Makes the whole card a link. */
  to?: string;
  picture?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, to, picture, children }: CardProps) {
  return (
    <li className={styles.card}>
      {picture}
      <h3 className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</h3>
      {children}
    </li>
  );
}
