import { useEffect } from 'react';
import { Agenda } from './agenda/agenda.tsx';
import { Board } from './board/board.tsx';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { Compare } from './compare/compare.tsx';
import { InboxTools } from './list/inbox-tools.tsx';
import { KeyboardHelp, KeyboardHint } from './keyboard/keyboard-help.tsx';
import { useKeyboard } from './keyboard/use-keyboard.ts';
import { SubmissionList } from './list/submission-list.tsx';
import { SubmissionView } from './submission/submission-view.tsx';
import { useCompared, useInboxAddress } from './hooks/use-inbox-address.ts';
import { useRemoval } from './hooks/use-removal.ts';
import { useSubmissions } from '../queries/inbox.ts';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import styles from './inbox.module.css';
import { TEXTS } from './inbox-texts.ts';

/** Width at which the list and the reading pane fit side by side. */
const BOTH = '(width >= 60rem)';

export function InboxTab() {
  return (
    <>
      <InboxPanel />
      <KeyboardHelp />
    </>
  );
}

/** In place of an open submission; nothing if there is none to select. Shortcuts move through the list only. */
function NoneOpen({ isList }: { isList: boolean }) {
  const { items } = useSubmissions();
  if (items.length === 0) return null;
  return (
    <div className={styles.none}>
      <p>{isList ? TEXTS.choose : TEXTS.agenda.choose}</p>
      {isList && <KeyboardHint />}
    </div>
  );
}

/** The list and the open submission: side by side, or one at a time. */
function InboxPanel() {
  const { filter, id } = useInboxAddress();
  const removal = useRemoval(filter, id);
  useKeyboard(removal);
  const unselect = useSelection((selection) => selection.clear);
  useEffect(() => void unselect(), [filter, unselect]);
  const compared = useCompared();
  const isBoard = filter.as === 'board';
  const both = useMediaQuery(BOTH) && !isBoard;
  const open = id !== undefined && (
    <SubmissionView key={id} id={id} filter={filter} removal={removal} isBeside={both} />
  );
  if (compared.length > 0) return <Compare ids={compared} />;
  if (open && !both) return <div className={styles.single}>{open}</div>;
  return (
    <div className={both ? styles.both : undefined}>
      <div className={styles.rows}>
        <InboxTools filter={filter} />
        {isBoard && <Board filter={filter} />}
        {filter.as === 'agenda' && <Agenda filter={filter} openId={id} />}
        {!filter.as && <SubmissionList filter={filter} openId={id} />}
      </div>
      {both && <div className={styles.pane}>{open || <NoneOpen isList={!filter.as} />}</div>}
    </div>
  );
}
