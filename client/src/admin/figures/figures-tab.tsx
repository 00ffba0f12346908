import { useEffect } from 'react';
import type { Figures } from '#shared/contract';
import { MESSAGES } from '#shared/messages';
import { Button } from '#client/components/button/button.tsx';
import { useFigures } from '#client/stores/figures.ts';
import { useLive } from '#client/stores/live.ts';
import { useMay } from '#client/stores/rights.ts';
import { AnswerTimes } from './answer-times.tsx';
import styles from './figures.module.css';
import { MailSettings } from './mail-settings.tsx';
import { OpenByAge } from './open-by-age.tsx';
import { Pages } from './pages.tsx';
import { Weeks } from './weeks.tsx';

/** What an owner looks at on Monday: how much comes in, how soon it is answered, and what is left to do. */
export function FiguresTab() {
  const { figures, status, load } = useFigures();
  const version = useLive((live) => live.version);
  useEffect(() => void load(), [load, version]);
  if (figures) return <Shown figures={figures} />;
  if (status !== 'failed') return <p role="status">Loading reports...</p>;
  return (
    <>
      <p role="status">{MESSAGES.networkFailed}</p>
      <Button variant="quiet" onClick={() => void load()}>
        Retry
      </Button>
    </>
  );
}

function Shown({ figures: { weeks, answers, open, pages } }: { figures: Figures }) {
  const isOwner = useMay('owner');
  return (
    <div className={styles.figures}>
      <Weeks weeks={weeks} />
      <AnswerTimes answers={answers} weeks={weeks.length} />
      <div className={styles.pair}>
        <OpenByAge open={open} />
        <Pages pages={pages} weeks={weeks.length} />
      </div>
      {isOwner && <MailSettings />}
    </div>
  );
}
