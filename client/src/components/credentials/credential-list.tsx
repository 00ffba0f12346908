import { edit } from '#shared/content/places';
import { usePageData } from '../../content/page-context.tsx';
import styles from './credential-list.module.css';
import { useToday, validityOf, validOf } from './facts.ts';

/** The valid licenses and certificates in short form. */
export function CredentialList() {
  const today = useToday();
  return (
    <ul className={styles.list}>
      {validOf(usePageData().credentials ?? [], today).map((credential) => {
        const { id, name, issuer, number, category } = credential;
        return (
          <li key={id}>
            <strong {...edit(credential, 'name')}>{name}</strong>
            <span>{[issuer, number, category].filter(Boolean).join(' · ')}</span>
            <span className={styles.validity}>{validityOf(credential, today)}</span>
          </li>
        );
      })}
    </ul>
  );
}
