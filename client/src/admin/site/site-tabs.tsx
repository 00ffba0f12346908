import type { ReactNode } from 'react';
import { PATHS } from '#shared/catalogue';
import type { ContentState } from '#shared/content/contract';
import type { Content } from '#shared/content/documents';
import { editLink } from '#shared/content/edit-link';
import { withoutOf } from '#shared/content/site/make-site';
import { projectPath } from '#shared/content/addresses/site';
import { counted } from '#shared/inbox/desk-words';
import { LinkButton } from '#client/components/button/link-button.tsx';
import { ChangeText } from '#client/components/change-text/change-text.tsx';
import { Link } from '#client/components/link/link.tsx';
import { peopleText } from '#client/stores/people.ts';
import { useSiteState } from '../queries/site-state.ts';
import { timeText } from '../times.ts';
import { ContentFile } from './content-file.tsx';
import styles from './site-tabs.module.css';

interface RowLinksProps {
  name: string;
  view: string;
  edit: string;
}

function RowLinks({ name, view, edit }: RowLinksProps) {
  return (
    <span className={styles.links} data-links>
      <LinkButton variant="quiet" to={view}>
        View<span className="visually-hidden"> {name}</span>
      </LinkButton>
      <LinkButton variant="quiet" to={edit}>
        Edit<span className="visually-hidden"> {name}</span>
      </LinkButton>
    </span>
  );
}

interface SiteTabProps {
  heading: string;
  lead?: string;
  children: ReactNode;
}

export function SiteTab({ heading, lead, children }: SiteTabProps) {
  return (
    <section className={styles.tab}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}

function LoadingTab({ heading }: Pick<SiteTabProps, 'heading'>) {
  return (
    <SiteTab heading={heading}>
      <p role="status">{`Loading ${heading.toLowerCase()}...`}</p>
    </SiteTab>
  );
}

/** The lists of completed projects, newest first, with links to each page and spreadsheet. */
export function ProjectsTab() {
  const periods = useSiteState().data?.content.projects.periods;
  if (!periods) return <LoadingTab heading="Projects" />;
  const rows = periods.map((period, index) => ({ ...period, index })).reverse();
  const total = periods.reduce((sum, { completed, subcontracted }) => sum + completed.length + subcontracted.length, 0);
  return (
    <SiteTab
      heading="Projects"
      lead={`${counted(total, 'project')} in ${counted(periods.length, 'list')}. Open a list to edit it like a spreadsheet.`}
    >
      <ul className={styles.rows}>
        {rows.map(({ name, completed, subcontracted, index }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>
              {counted(completed.length + subcontracted.length, 'project')}
              {subcontracted.length > 0 && `, ${subcontracted.length} of them as subcontractor`}
            </span>
            <RowLinks
              name={name}
              view={projectPath(name)}
              edit={editLink(projectPath(name), 'projects', 'periods', index, 'completed', 0)}
            />
          </li>
        ))}
      </ul>
    </SiteTab>
  );
}

interface PageRow {
  name: string;
  path: string;
  edit: string;
}

/** `part` is the part of the site that a page belongs to, if the firm can leave it out. */
const FORM_PAGES = [
  { name: 'Quote form and its confirmation email', path: PATHS.offers, edit: editLink(PATHS.offers, 'mails', 'quote') },
  {
    name: 'Application form and its confirmation email',
    path: PATHS.apply,
    edit: editLink(PATHS.apply, 'mails', 'application'),
    part: 'careers',
  },
  {
    name: 'Inquiry form and its confirmation email',
    path: PATHS.services,
    edit: editLink(PATHS.services, 'mails', 'inquiry'),
    part: 'inquiry',
  },
];

/** The pages with editable text. */
const pagesOf = ({ layout, services }: Content): PageRow[] => [
  { name: 'Home', path: PATHS.home, edit: editLink(PATHS.home, 'home', 'banner') },
  { name: 'About the company', path: PATHS.about, edit: editLink(PATHS.about, 'about', 'mission') },
  { name: 'Contact', path: PATHS.contact, edit: editLink(PATHS.contact, 'firm', 'building') },
  { name: 'Licenses and certificates', path: PATHS.about, edit: editLink(PATHS.about, 'credentials', 'items') },
  ...FORM_PAGES.filter(({ part }) => !withoutOf({ layout, services }).some((left) => left === part)),
  ...services.services.map(({ name, path }, index) => ({
    name,
    path,
    edit: editLink(path, 'services', 'services', index, 'name'),
  })),
];

/** The pages with links to edit them, below the unpublished changes. */
export function ContentTab() {
  const state = useSiteState().data;
  if (!state) return <LoadingTab heading="Site content" />;
  return (
    <SiteTab heading="Site content" lead="Open a page and click any text or picture to change it.">
      <Unpublished state={state} />
      <ul className={styles.rows}>
        {pagesOf(state.content).map(({ name, path, edit }) => (
          <li key={edit}>
            <strong>{name}</strong>
            <span>{path}</span>
            <RowLinks name={name} view={path} edit={edit} />
          </li>
        ))}
      </ul>
      <ContentFile />
    </SiteTab>
  );
}

function Unpublished({ state: { drafts } }: { state: ContentState }) {
  const changes = drafts.flatMap((draft) => draft.changes);
  if (changes.length === 0) return <p className={styles.quiet}>No unpublished changes.</p>;
  const last = drafts
    .map(({ updatedAt, by }) => ({ updatedAt, by }))
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
  return (
    <section className={styles.changes} aria-label="Unpublished changes">
      <h3>{changes.length === 1 ? '1 unpublished change' : `${changes.length} unpublished changes`}</h3>
      {last.length > 0 && (
        <p className={styles.quiet}>{`Last saved ${timeText(last[0].updatedAt)} by ${peopleText([last[0].by])}`}</p>
      )}
      <ul>
        {changes.map(({ text }) => (
          <li key={text}>
            <ChangeText text={text} />
          </li>
        ))}
      </ul>
      <p>
        <Link to={editLink(PATHS.home, 'home', 'banner')}>Open the editor to publish</Link>
      </p>
    </section>
  );
}
