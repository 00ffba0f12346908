import { PATHS } from '#shared/catalogue';
import { usePageData } from '../../content/page-context.tsx';
import { LinkButton } from '../button/link-button.tsx';
import { Section } from '../page/section.tsx';
import { CredentialList } from './credential-list.tsx';
import { useToday, validOf } from './facts.ts';

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
