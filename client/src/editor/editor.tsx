import './without-eval.ts'; // before any schema is created
import { useEffect, useState } from 'react';
import { Button } from '../components/button/button.tsx';
import { Alert } from '../components/form/alert.tsx';
import { isUnauthorized } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { useServedSite } from '../content/content-context.tsx';
import { useEditedContent } from '../content/edited-content.ts';
import { openDrafts } from './drafts/open.ts';
export { fetchAhead } from './drafts/open.ts';
import { watchLeaving } from './drafts/saving/saving.ts';
import { setEditing } from './editing.ts';
import './editor.css';
import { watchTexts } from './page/editable-texts.ts';
import { watchFrames } from './page/frames.ts';
import { useFollowedPage, useFollowedPeriod } from './page/follow-page.ts';
import { followPanel } from './page/on-page.ts';
import { beginWithPeriods } from './page/period-names.ts';
import { showDrafts } from './page/show-drafts.ts';
import { Panel } from './panel/panel.tsx';
import styles from './panel/panel.module.css';
import { showProjectTools } from './sheet/project-tools.tsx';
import { TEXTS } from './editor-texts.ts';

type Status = 'opening' | 'open' | 'failed';

/** Edit mode: the page shows the drafts, next to a panel with their forms. */
export function Editor() {
  const served = useServedSite();
  const [status, setStatus] = useState<Status>('opening');
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
    <aside className={styles.opening} aria-label={TEXTS.edit}>
      {status === 'opening' ? <p>{TEXTS.opening}</p> : <Failed onRetry={() => setStatus('opening')} />}
    </aside>
  );
}

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
