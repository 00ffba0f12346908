import { Button } from '#client/components/button/button.tsx';
import { Dialog } from '#client/components/dialog/dialog.tsx';
import { useKeys } from '#client/stores/admin/keys.ts';
import { KEYS } from './keys.ts';
import styles from './keyboard-help.module.css';

const HEADING = 'Keyboard shortcuts';

export function KeyboardButton() {
  const list = useKeys((keys) => keys.list);
  return (
    <Button variant="quiet" className={styles.opener} onClick={() => list(true)}>
      {HEADING}
    </Button>
  );
}

/** The first shortcuts to know, where the open submission will be. */
export function KeyboardHint() {
  const isOn = useKeys((keys) => keys.isOn);
  if (!isOn) return null;
  return (
    <p className={styles.hint}>
      <kbd>j</kbd> and <kbd>k</kbd> move through the list, <kbd>Enter</kbd> opens a row, <kbd>?</kbd> shows all keyboard
      shortcuts.
    </p>
  );
}

/** The keyboard shortcuts, with a setting to turn them off. */
export function KeyboardHelp() {
  const { isOn = true, isListed, turn, list } = useKeys();
  return (
    <Dialog open={isListed} heading={HEADING} onClose={() => list(false)} startsAtClose>
      <dl className={styles.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.choice}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
        Enable keyboard shortcuts in the Inbox in this browser
      </label>
    </Dialog>
  );
}
