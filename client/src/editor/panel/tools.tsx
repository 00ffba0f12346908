import { useCallback, useRef, useState } from 'react';
import { PATHS } from '#shared/catalogue';
import { Button } from '../../components/button/button.tsx';
import { LinkButton } from '../../components/button/link-button.tsx';
import { CloseButton, Dialog } from '../../components/dialog/dialog.tsx';
import { useClosing } from '../../hooks/use-closing.ts';
import { useChangeCount, useDrafts } from '../drafts/drafts-store.ts';
import { saveNow, stopAsking } from '../drafts/saving/saving.ts';
import { commitInput, isUnsaved } from '../drafts/saving/typing.ts';
import { setEditing } from '../editing.ts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { DiscardDialog } from '../publishing/discard-dialog.tsx';
import { HistoryDialog } from '../publishing/history-dialog.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import type { DialogProps } from '../publishing/work-dialog.tsx';
import { openOverlay } from '../sheet/sheet-store.ts';
import { TEXTS } from '../editor-texts.ts';
import { showFirstSteps } from './first-steps.tsx';
import styles from './panel.module.css';
import { Saving } from './saving-state.tsx';

type DialogName = 'publish' | 'preview' | 'history' | 'discard';

/** Reloads the page as visitors see it. */
function leave(): void {
  stopAsking();
  setEditing(false);
  location.reload();
}

export function Tools() {
  const [open, setOpen] = useState<DialogName>();
  const count = useChangeCount();
  const isPublishing = useDrafts((all) => all.isPublishing);
  /** Leaves a dialog open that was opened while this one worked, hidden. */
  const closing = (name: DialogName) => () => setOpen((now) => (now === name ? undefined : now));
  return (
    <div className={styles.tools}>
      <Button variant={count > 0 ? 'primary' : 'secondary'} busy={isPublishing} onClick={() => setOpen('publish')}>
        {isPublishing ? TEXTS.publishingShort : count > 0 ? `Publish (${count})` : 'Publish'}
        {count > 0 && !isPublishing && <span className="visually-hidden">{count === 1 ? ' change' : ' changes'}</span>}
      </Button>
      <Button variant="quiet" onClick={() => setOpen('preview')}>
        Preview
      </Button>
      <Button variant="quiet" onClick={() => setOpen('history')}>
        History
      </Button>
      <More onDiscard={() => setOpen('discard')} />
      <PublishDialog open={open === 'publish'} onClose={closing('publish')} />
      <PreviewDialog open={open === 'preview'} onClose={closing('preview')} />
      <HistoryDialog open={open === 'history'} onClose={closing('history')} />
      <DiscardDialog open={open === 'discard'} onClose={closing('discard')} />
    </div>
  );
}

/** Less common actions. Closes on a choice, on Escape, and when the focus leaves. */
function More({ onDiscard }: { onDiscard: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = useCallback((byKey: boolean) => {
    setOpen(false);
    if (byKey) root.current?.querySelector('button')?.focus();
  }, []);
  useClosing(root, isOpen, close);
  const choose = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const item = (name: string, run: () => void) => (
    <li>
      <Button variant="quiet" onClick={choose(run)}>
        {name}
      </Button>
    </li>
  );
  return (
    <div
      ref={root}
      className={styles.more}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        More
      </Button>
      {isOpen && (
        <ul aria-label="More">
          {item('Add a page', () => openOverlay({ what: 'page' }))}
          {item('Discard changes', onDiscard)}
          {item('Getting started', showFirstSteps)}
          <li>
            <LinkButton variant="quiet" to={PATHS.adminDashboard}>
              Back to dashboard
            </LinkButton>
          </li>
        </ul>
      )}
    </div>
  );
}

/** Ends edit mode, and asks first if something cannot be saved. */
export function CloseEditor() {
  const [isAsking, setAsking] = useState(false);
  const finish = async () => {
    commitInput();
    await saveNow();
    if (isUnsaved()) setAsking(true);
    else leave();
  };
  return (
    <>
      <CloseButton className={styles.close} aria-label="Close the editor" onClick={() => void finish()} />
      <LeaveDialog open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}

/** Asks before unsaved changes are left behind. */
function LeaveDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} heading="Leave without saving?" onClose={onClose}>
      <Saving />
      <p>{TEXTS.leftBehind}</p>
      <Button onClick={onClose}>Stay</Button>
      <Button variant="danger" onClick={leave}>
        Leave
      </Button>
    </Dialog>
  );
}
