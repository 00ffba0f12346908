import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { saveNow, stopAsking } from '../drafts/saving.ts';
import { finishTyping } from '../drafts/typing.ts';
import { isUnsaved } from '../drafts/unsaved.ts';
import { setEditing } from '../editing.ts';
import { DiscardDialog } from '../publishing/discard-dialog.tsx';
import { HistoryDialog } from '../publishing/history-dialog.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import type { DialogProps } from '../publishing/work-dialog.tsx';
import { TEXTS } from '../texts.ts';
import { usePanel } from './panel-store.ts';
import styles from './panel.module.css';
import { Saving } from './saving-state.tsx';

type DialogName = 'publish' | 'history' | 'discard' | 'leave';

/** Loads the page anew, as visitors see it. */
function leave(): void {
  stopAsking();
  setEditing(false);
  location.reload();
}

export function Tools() {
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
  const finish = async () => {
    finishTyping();
    await saveNow();
    if (isUnsaved()) setOpen('leave');
    else leave();
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => setOpen('publish')}>Publish</Button>
      <Button variant="quiet" onClick={() => setOpen('history')}>
        History
      </Button>
      <Button variant="quiet" onClick={() => setOpen('discard')}>
        Discard
      </Button>
      <Width />
      <Button variant="quiet" onClick={() => void finish()}>
        Done
      </Button>
      <PublishDialog open={open === 'publish'} onClose={close} />
      <HistoryDialog open={open === 'history'} onClose={close} />
      <DiscardDialog open={open === 'discard'} onClose={close} />
      <LeaveDialog open={open === 'leave'} onClose={close} />
    </div>
  );
}

/** Asks before what is not saved is left behind. */
function LeaveDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} heading="Leave what is not saved?" onClose={onClose}>
      <Saving />
      <p>{TEXTS.leftBehind}</p>
      <Button onClick={onClose}>Stay</Button>
      <Button variant="danger" onClick={leave}>
        Leave
      </Button>
    </Dialog>
  );
}

/** How wide the page is: as on a desk, or as on a phone. */
function Width() {
  const narrow = usePanel((panel) => panel.narrow);
  const toggle = () => {
    document.documentElement.toggleAttribute('data-narrow', !narrow);
    usePanel.setState({ narrow: !narrow });
  };
  return (
    <Button variant="quiet" className={styles.width} aria-pressed={narrow} onClick={toggle}>
      Phone width
    </Button>
  );
}
