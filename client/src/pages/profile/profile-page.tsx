import { PATHS } from '#shared/catalogue';
import { Button } from '../../components/button/button.tsx';
import { CredentialList } from '../../components/credentials/credential-list.tsx';
import { FactList } from '../../components/fact-list/fact-list.tsx';
import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useFirm, useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { Letterhead } from './letterhead.tsx';
import styles from './profile-page.module.css';
import { SelectedProjects } from './selected-projects.tsx';

/** The firm on one or two sheets of paper, from what the site says already. */
export function ProfilePage() {
  const { page, profile } = usePageData();
  const { mission, facts, services, head, departments } = profile!;
  const { hasCredentials } = useSite();
  const { mailboxes } = useFirm();
  return (
    <Page lead={page.description}>
      <Section>
        <div className={styles.tools}>
          <Button onClick={() => print()}>Print or save as PDF</Button>
          <Link to={PATHS.about}>About the company</Link>
        </div>
        <article className={styles.sheet}>
          <Letterhead />
          <section>
            <p className={styles.mission}>{mission}</p>
            <FactList facts={facts} className={styles.facts} />
          </section>
          {hasCredentials && (
            <section>
              <h2>Licenses and certificates</h2>
              <CredentialList />
            </section>
          )}
          <section>
            <h2>What we do</h2>
            <ul className={styles.services}>
              {services.map(({ name, teaser }) => (
                <li key={name}>
                  <strong>{name}</strong>
                  {teaser && <span>{teaser}</span>}
                </li>
              ))}
            </ul>
          </section>
          <SelectedProjects />
          <section className={styles.end}>
            <h2>Organization and contact</h2>
            <p>{`${head}. Departments: ${departments.join(', ')}.`}</p>
            <FactList
              facts={mailboxes.map(({ department, address }) => ({ label: department, value: address }))}
              className={styles.facts}
            />
          </section>
        </article>
      </Section>
    </Page>
  );
}
