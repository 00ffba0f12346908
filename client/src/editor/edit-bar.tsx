import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { EDIT_PARAMETER } from '#shared/content/edit-link';
import { Button } from '../components/button/button.tsx';
import { LinkButton } from '../components/button/link-button.tsx';
import { useUndoKey } from '../components/toast/use-undo-key.ts';
import { loadCode } from '../api/load-code.ts';
import { logFailure } from '../api/log.ts';
import { useSite } from '../content/content-context.tsx';
import { pageAt } from '../content/page-at.ts';
import { useCanEdit } from '../stores/rights.ts';
import { useSession } from '../stores/session.ts';
import { useAdminFlag } from '../stores/use-admin-flag.ts';
import { useToasts } from '../stores/toast.ts';
import styles from './edit-bar.module.css';
import { isEditing, isEditorOpen, setEditing } from './editing.ts';
import { isPreview } from '../content/preview.ts';

/** Kept apart from the editor's texts, which are loaded with its code. */
const TEXTS = {
  edit: 'Edit this page',
  dashboard: 'Dashboard',
  opening: 'Opening the editor...',
  notOpened: 'The editor could not be opened. Check your connection and try again.',
};

const load = () => loadCode(() => import('./editor.tsx'));

/** For signed-in users on every page: the Undo key, and on public pages the bar for editors. */
export default function EditBar() {
  const { account, hasLeft } = useSession();
  const isAdmin = useAdminFlag();
  const [last, setLast] = useState(account);
  if (account !== undefined && account !== last) setLast(account);
  useUndoKey();
  const [isPreviewed] = useState(isPreview);
  if (isPreviewed) return isAdmin ? <PreviewOf /> : null;
  const isKept = isAdmin === false && !hasLeft && isEditorOpen();
  return isAdmin || isKept ? <Bar key={account ?? last} /> : null;
}

/** Shows the drafts without the editor. */
const PreviewOf = lazy(() =>
  loadCode(() => import('./preview/previewed-drafts.tsx')).then(({ PreviewedDrafts }) => ({
    default: PreviewedDrafts,
  })),
);

function Bar() {
  const { pathname, search } = useLocation();
  const { screen } = pageAt(useSite(), pathname);
  const isAsked = new URLSearchParams(search).has(EDIT_PARAMETER);
  const isOffered = useCanEdit() && !screen.startsWith('admin-');
  const { Editor, isOpening, open } = useOpening(isAsked && isOffered);
  if (!isOffered) return null;
  if (Editor) return <Editor />;
  return (
    <div className={styles.bar} data-office>
      <Button busy={isOpening} onClick={open} onPointerEnter={preload} onPointerDown={preload} onFocus={preload}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 20 1-5L16 4l4 4L9 19z" />
        </svg>
        <span>{isOpening ? TEXTS.opening : TEXTS.edit}</span>
      </Button>
      <LinkButton to={PATHS.adminDashboard} variant="quiet">
        {TEXTS.dashboard}
      </LinkButton>
    </div>
  );
}

/** Ignores failures, because the click reports them. */
const preload = () =>
  void load().then(
    ({ prefetchDrafts }) => prefetchDrafts(),
    () => undefined,
  );

/** Also opens the editor after a reload in edit mode, and for a link to a field. */
function useOpening(isAsked: boolean) {
  const [Editor, setEditor] = useState<ComponentType>();
  const [isOpening, setOpening] = useState(isEditing);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpening(true);
  }
  useEffect(() => {
    if (!isOpening) return;
    load()
      .then(({ Editor: Loaded }) => {
        setEditing(true);
        setEditor(() => Loaded);
      })
      .catch((error: unknown) => {
        logFailure('The editor could not be loaded.', error);
        useToasts.getState().show(TEXTS.notOpened);
      })
      .finally(() => setOpening(false));
  }, [isOpening]);
  return { Editor, isOpening, open: () => setOpening(true) };
}
