import { Button } from '../../components/button/button.tsx';
import { accountStorage, createAccountStore } from '../../stores/account.ts';
import { TEXTS } from '../editor-texts.ts';
import styles from './panel.module.css';

const KEY = 'knowsEditor';

/** Undefined until somebody has chosen in this page: then what the browser keeps says it. */
const useChosen = createAccountStore<{ isShown?: boolean }>(() => ({}));

/** Brings them back for whoever asks for them. */
export const showFirstSteps = (): void => useChosen.setState({ isShown: true });

function dismiss(): void {
  accountStorage.browser.set(KEY, 'true');
  useChosen.setState({ isShown: false });
}

/** What somebody needs to know who has never seen the editor; gone for good with one click. */
export function FirstSteps() {
  const isShown = useChosen((chosen) => chosen.isShown ?? accountStorage.browser.get(KEY) === null);
  if (!isShown) return null;
  return (
    <section className={styles.steps} aria-label="First steps">
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
