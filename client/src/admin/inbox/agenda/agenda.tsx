import { useEffect } from 'react';
import type { SubmissionFilter } from '#shared/contract';
import { officeDay } from '#shared/office-day';
import { Button } from '#client/components/button/button.tsx';
import { useAgenda } from '#client/stores/agenda.ts';
import { useLive } from '#client/stores/live.ts';
import { useNow } from '../../use-now.ts';
import { TEXTS } from '../inbox-texts.ts';
import { LIST_HEADING } from '../use-inbox-focus.ts';
import { AgendaDay } from './agenda-day.tsx';
import styles from './agenda.module.css';
import { type Day, daysOf } from './days.ts';

interface AgendaProps {
  filter: SubmissionFilter;
  /** The submission open in the reading pane. */
  openId?: string;
}

/** Meetings by day from today on; those of the past week are folded. */
export function Agenda({ filter, openId }: AgendaProps) {
  const { items, complete, load } = useAgenda();
  const version = useLive((live) => live.version);
  const today = officeDay(useNow());
  useEffect(() => void load(), [load, version, today]);
  const days = daysOf(items);
  const past = days.filter(({ date }) => date < today);
  const coming = days.filter(({ date }) => date >= today);
  const shown = { today, filter, openId };
  return (
    <section aria-labelledby={LIST_HEADING} className={styles.agenda}>
      <AgendaStatus hasComing={coming.length > 0} />
      {coming.map((day) => (
        <AgendaDay key={day.date} day={day} {...shown} />
      ))}
      {!complete && <p>{TEXTS.agenda.cut}</p>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>Past week ({countOf(past)})</summary>
          {past.map((day) => (
            <AgendaDay key={day.date} day={day} {...shown} />
          ))}
        </details>
      )}
    </section>
  );
}

const countOf = (days: Day[]) => days.reduce((sum, { meetings }) => sum + meetings.length, 0);

function AgendaStatus({ hasComing }: { hasComing: boolean }) {
  const { status, load } = useAgenda();
  const text = { idle: TEXTS.agenda.loading, loading: TEXTS.agenda.loading, failed: TEXTS.failed, loaded: '' }[status];
  const retry = () => {
    document.getElementById(LIST_HEADING)?.focus(); // the pressed button disappears
    void load();
  };
  return (
    <>
      <p role="status">{text || (hasComing ? '' : TEXTS.agenda.empty)}</p>
      {status === 'failed' && (
        <Button variant="quiet" onClick={retry}>
          Retry
        </Button>
      )}
    </>
  );
}
