import './without-eval.ts'; // before any schema is created
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { Button } from '../components/button/button.tsx';
import { Alert } from '../components/form/alert.tsx';
import { isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { useServedSite } from '../content/content-context.tsx';
import { useEditedContent } from '../content/edited-content.ts';
import { openDrafts } from './drafts/open.ts';
export { prefetchDrafts } from './drafts/open.ts';
import { watchLeaving } from './drafts/saving/saving.ts';
import { setEditing } from './editing.ts';
import './editor.css';
import { watchTexts } from './page/editable-texts.ts';
import { watchFrames } from './page/frames.ts';
import { followPanel } from './page/on-page.ts';
import { beginWithPeriods, periodPathNow, usePeriodNames } from './page/period-names.ts';
import { showDrafts } from './page/show-drafts.ts';
import { Panel } from './panel/panel.tsx';
import styles from './panel/panel.module.css';
import { showProjectTools } from './sheet/project-tools.tsx';
import { TEXTS } from './editor-texts.ts';
import { idAt, usePageAddresses } from './page/page-addresses.ts';

/**
 * Navigates when the address of the service or own page shown changes in the draft, and to the redirect target for its visitors when it is
 * hidden or removed. The field being typed in keeps the focus.
 */
function useFollowedPage(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { paths, left } = usePageAddresses();
  const seen = useRef<{ pathname?: string; id?: string }>({});
  useLayoutEffect(() => {
    if (paths.size === 0) return;
    if (seen.current.pathname !== pathname) seen.current = { pathname, id: idAt(pathname) };
    const { id } = seen.current;
    if (id === undefined) return;
    const now = paths.get(id) ?? left.get(id) ?? PATHS.home;
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, paths, left, navigate]);
}

/** Navigates when the years of the period shown, and so its address, change in the draft. */
function useFollowedPeriod(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const now = usePeriodNames((names) => periodPathNow(pathname, names));
  useLayoutEffect(() => {
    if (now !== pathname) void navigate(now, { replace: true, state: { stays: true } });
  }, [pathname, now, navigate]);
}

type Status = 'opening' | 'open' | 'failed';

/** Edit mode: the page shows the drafts, next to a panel with their forms. */
export function Editor() {
  const served = useServedSite();
  const [status, setStatus] = useState<Status>('opening');
  useEffect(loadWholePage, []);
  useEffect(() => {
    if (status !== 'opening') return;
    openDrafts().then(
      (content) => {
        beginWithPeriods(served.periods, content);
        setStatus('open');
      },
      (error: unknown) => {
        if (!isUnauthorized(error)) logFailure('The content could not be read.', error);
        setStatus('failed');
      },
    );
  }, [status, served]);
  useEffect(() => {
    if (status !== 'open') return;
    const ends = [
      showDrafts(served),
      showProjectTools(),
      watchTexts(),
      watchFrames(),
      followPanel(),
      watchLeaving(),
      markPage(),
    ];
    return () => ends.forEach((end) => end());
  }, [status, served]);
  useFollowedPage();
  useFollowedPeriod();
  if (status === 'open') return <Panel />;
  return (
    <aside className={styles.opening} aria-label={TEXTS.edit} data-office>
      {status === 'opening' ? <p>{TEXTS.opening}</p> : <Failed onRetry={() => setStatus('opening')} />}
    </aside>
  );
}

/** Loads the parts of the page that wait for an interaction: after a reload in edit mode, there may not be one for long. */
const loadWholePage = () => void dispatchEvent(new Event('scroll'));

/** Marks the page as being edited, for its styles and its carousel. */
function markPage(): () => void {
  document.documentElement.dataset.editing = '';
  useEditedContent.setState({ isStill: true });
  return () => {
    delete document.documentElement.dataset.editing;
    useEditedContent.setState({ isStill: undefined });
  };
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const leave = () => {
    setEditing(false);
    location.reload();
  };
  return (
    <>
      <Alert>{TEXTS.notOpened}</Alert>
      <Button onClick={onRetry}>Try again</Button>
      <Button variant="quiet" onClick={leave}>
        Close the editor
      </Button>
    </>
  );
}
