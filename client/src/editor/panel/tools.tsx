import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { saveNow } from '../drafts/saving.ts';
import { setEditing } from '../editing.ts';
import { DiscardDialog } from '../publishing/discard-dialog.tsx';
import { HistoryDialog } from '../publishing/history-dialog.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { usePanel } from './panel-store.ts';
import styles from './panel.module.css';

type DialogName = 'publish' | 'history' | 'discard';

/** Loads the page anew, as visitors see it. */
async function leave(): Promise<void> {
  await saveNow();
  setEditing(false);
  location.reload();
}

export function Tools() {
  const [open, setOpen] = useState<DialogName>();
  const close = () => setOpen(undefined);
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
      <Button variant="quiet" onClick={() => void leave()}>
        Done
      </Button>
      <PublishDialog open={open === 'publish'} onClose={close} />
      <HistoryDialog open={open === 'history'} onClose={close} />
      <DiscardDialog open={open === 'discard'} onClose={close} />
    </div>
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
