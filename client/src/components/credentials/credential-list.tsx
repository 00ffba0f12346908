import { PATHS } from '#shared/catalogue';
import { edit } from '#shared/content/places';
import { usePageData } from '../../content/page-context.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Section } from '../page/section.tsx';
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
            <span>{[issuer, number, category].filter(Boolean).join('\u00a0· ')}</span>
            <span className={styles.validity}>{validityOf(credential, today)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A section for other pages, shown only if any credential is valid. */
export function CredentialsSection() {
  const today = useToday();
  if (validOf(usePageData().credentials ?? [], today).length === 0) return null;
  return (
    <Section tone="concrete" heading="Licenses and certificates">
      <CredentialList />
      <LinkButton variant="quiet" to={PATHS.credentials}>
        Numbers and scans
      </LinkButton>
    </Section>
  );
}
