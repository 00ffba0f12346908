import { useLocation } from 'react-router-dom';
import { LINK_PARAMETER } from '#shared/accounts/account-endpoints';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { AskForm } from './ask-form.tsx';
import styles from './admin-password-page.module.css';
import { ChoosePassword } from './choose-password.tsx';

/** The form depends on the fragment, which only the browser knows. */
export function AdminPasswordPage() {
  const isHydrated = useHydrated();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get(LINK_PARAMETER);
  return (
    <Page>
      <Section>
        <div className={styles.choice}>
          {isHydrated && (token === null ? <AskForm /> : <ChoosePassword key={token} token={token} />)}
        </div>
      </Section>
    </Page>
  );
}
