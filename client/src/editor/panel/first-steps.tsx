import { Button } from '../../components/button/button.tsx';
import { accountStorage, createAccountStore } from '../../stores/account.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './panel.module.css';

const KEY = 'knowsEditor';

/** The choice since the page was loaded; while it is undefined, local storage decides. */
const useChosen = createAccountStore<{ isShown?: boolean }>(() => ({}));

export const showFirstSteps = (): void => useChosen.setState({ isShown: true });

function dismiss(): void {
  accountStorage.browser.set(KEY, 'true');
  useChosen.setState({ isShown: false });
}

/** Introduces the editor; one click dismisses it for good. */
export function FirstSteps() {
  const isShown = useChosen((chosen) => chosen.isShown ?? accountStorage.browser.get(KEY) === null);
  if (!isShown) return null;
  return (
    <section className={styles.steps} aria-label="Getting started">
      <ol>
        {TEXTS.firstSteps.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      <Button variant="secondary" onClick={dismiss}>
        Got it
      </Button>
    </section>
  );
}
