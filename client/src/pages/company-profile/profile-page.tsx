import { PATHS } from '#shared/catalogue';
import { addressLine } from '#shared/content/addresses/site';
import { edit } from '#shared/content/places';
import type { ShownProfile } from '#shared/content/site/page-data';
import { Button } from '../../components/button/button.tsx';
import { CredentialList } from '../../components/credentials/credential-list.tsx';
import { CompanyFacts } from '../../components/about/company-facts.tsx';
import { FactList } from '../../components/table/fact-list.tsx';
import { Logo } from '../../components/layout/logo.tsx';
import { Link } from '../../components/link/link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useFirm, useSite } from '../../content/content-context.tsx';
import { usePageData } from '../../content/page-context.tsx';
import styles from './profile-page.module.css';

const SIZES = '(max-width: 36rem) 100vw, 16rem';

/** The newest projects, with pictures where available, and the number of projects per period. */
function SelectedProjects() {
  const { projects, counts } = usePageData().profile!;
  const total = counts.reduce((sum, period) => sum + period.projects, 0);
  if (total === 0) return null;
  return (
    <section>
      <h2>Selected projects</h2>
      <ul className={styles.projects}>
        {projects.map((entry, index) => (
          <li key={index}>
            {entry.picture && <Picture picture={entry.picture} sizes={SIZES} eager />}
            <strong {...edit(entry, 'project')}>{entry.project}</strong>
            <span {...edit(entry, 'location')}>
              {[entry.period, entry.location, entry.client].filter(Boolean).join('\u00a0· ')}
            </span>
          </li>
        ))}
      </ul>
      <h3>{`${total} completed projects`}</h3>
      <ul className={styles.counts}>
        {counts.map(({ period, projects: count }) => (
          <li key={period}>
            {period}: <strong>{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The company's name and contact details, as on its letters. */
function Letterhead() {
  const firm = useFirm();
  const { name, legalName, logo, phones, hours, site } = firm;
  const { hasSampleSign } = useSite();
  return (
    <header className={styles.letterhead}>
      <div>
        {(hasSampleSign || logo !== null) && (
          <span className={styles.plate}>
            <Logo alt="" />
          </span>
        )}
        <p className={styles.name}>{name}</p>
        {legalName !== name && <p>{legalName}</p>}
      </div>
      <address>
        {addressLine(firm)}
        {phones.map(({ label, number }) => (
          <span key={number}>{label ? `${label}: ${number}` : number}</span>
        ))}
        {hours.map(({ days, opens, closes }) => (
          <span key={days}>{`${days}, ${opens} to ${closes}`}</span>
        ))}
        <span>{site}</span>
      </address>
    </header>
  );
}

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
            <CompanyFacts facts={facts} className={styles.facts} />
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
      {others.length > 0 && <p className={styles.supplies}>{others.join('\u00a0· ')}</p>}
    </section>
  );
}
