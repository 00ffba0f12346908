import { edit } from '#shared/content/places';
import { PATHS } from '#shared/catalogue';
import type { ShownProfile } from '#shared/content/site/page-data';
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

/** A printable company profile of one or two pages, from the site's content. */
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
            <p className={styles.mission} {...edit(profile!, 'mission')}>
              {mission}
            </p>
            <FactList facts={facts} className={styles.facts} />
          </section>
          {hasCredentials && (
            <section>
              <h2>Licenses and certificates</h2>
              <CredentialList />
            </section>
          )}
          <Services services={services} />
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

/** Services with a teaser first, all others in one line. */
function Services({ services }: Pick<ShownProfile, 'services'>) {
  const others = services.filter(({ teaser }) => !teaser).map(({ name }) => name);
  return (
    <section>
      <h2>What we do</h2>
      <ul className={styles.services}>
        {services
          .filter(({ teaser }) => teaser)
          .map((service) => (
            <li key={service.name}>
              <strong {...edit(service, 'name')}>{service.name}</strong>
              <span {...edit(service, 'teaser')}>{service.teaser}</span>
            </li>
          ))}
      </ul>
      {others.length > 0 && <p className={styles.supplies}>{others.join(' · ')}</p>}
    </section>
  );
}
