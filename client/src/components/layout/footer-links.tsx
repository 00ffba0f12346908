import { Link } from '../link/link.tsx';
import styles from './layout.module.css';

interface FooterLinksProps {
  heading: string;
  links: { label: string; path: string }[];
}

export function FooterLinks({ heading, links }: FooterLinksProps) {
  if (links.length === 0) return null;
  return (
    <div>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
