import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { type MenuEntry, menuOf } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { Logo } from '#client/components/layout/logo.tsx';
import { Link } from '#client/components/link/link.tsx';
import { useFirm, useSite } from '#client/content/content-context.tsx';
import { usePageData } from '#client/content/page-context.tsx';
import { useClosing } from '#client/hooks/use-closing.ts';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { logOut } from '#client/stores/session-calls.ts';
import { useSession } from '#client/stores/session.ts';
import { nameOf } from '../queries/people.ts';
import { LastSignIn } from '../account/last-sign-in.tsx';
import { Find } from './find/find.tsx';
import { Icon } from './icons.tsx';
import styles from './shell.module.css';

interface PopoverProps {
  label: ReactNode;
  /** Accessible name, where the label has no text. */
  name?: string;
  children: ReactNode;
}

/** A button that opens a popover. A press outside, Escape or a followed link closes it. */
function Popover({ label, name, children }: PopoverProps) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((byKey: boolean) => {
    setOpenAt(undefined);
    if (byKey) root.current?.querySelector('button')?.focus();
  }, []);
  useClosing(root, isOpen, close);
  return (
    <div ref={root} className={styles.popover}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        {label}
      </button>
      <div id={id} className={styles.below} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

/** Replaces the site's header on the dashboard. */
export function DashboardBar({ isAdmin, isKnown }: { isAdmin: boolean; isKnown: boolean }) {
  return (
    <header className={styles.bar}>
      <Link to={PATHS.home} className={styles.logo}>
        <Logo alt={`${useFirm().name}, home`} />
      </Link>
      <h1 tabIndex={-1}>{usePageData().page.heading}</h1>
      {isAdmin && isKnown ? <Find /> : <span className={styles.find} />}
      {!useIsPhone() && <SiteNav />}
      {isAdmin && (
        <>
          <AccountMenu />
          <button type="button" className={styles.logout} onClick={() => void logOut()}>
            <Icon name="logout" />
            <span>{MESSAGES.admin.logout}</span>
          </button>
        </>
      )}
    </header>
  );
}

/** Links to the site's pages. */
export function SiteNav() {
  const site = useSite();
  return (
    <nav aria-label="Main" className={styles.site}>
      <Link to={PATHS.home}>View site</Link>
      <Popover label={<span className={styles.arrow} />} name="Pages of the site">
        <ul className={styles.pages}>
          {menuOf(site).map((entry) => (
            <Pages key={entry.label} entry={entry} />
          ))}
        </ul>
      </Popover>
    </nav>
  );
}

/** Leaves out menu entries without a page. */
function Pages({ entry: { label, path, entries } }: { entry: MenuEntry }) {
  if (path)
    return (
      <li>
        <Link to={path}>{label}</Link>
      </li>
    );
  const shown = entries?.filter((entry) => entry.path ?? entry.entries?.some((child) => child.path));
  if (!shown?.length) return null;
  return (
    <li data-group>
      <span>{label}</span>
      <ul>
        {shown.map((entry) => (
          <Pages key={entry.label} entry={entry} />
        ))}
      </ul>
    </li>
  );
}

function AccountMenu() {
  const admin = useSession((session) => session.admin);
  if (!admin) return null;
  const name = nameOf(admin);
  return (
    <Popover
      name={`Account: ${name}`}
      label={
        <>
          <span className={styles.initial} aria-hidden="true">
            {name.charAt(0)}
          </span>
          <span className={styles.person}>{name}</span>
          <span className={styles.arrow} />
        </>
      }
    >
      <div className={styles.account}>
        <strong>{admin.email}</strong>
        <LastSignIn />
        <Link to="?tab=account">Account settings</Link>
      </div>
    </Popover>
  );
}
