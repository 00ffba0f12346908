import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { ChangeText } from '../../components/change-text/change-text.tsx';
import type { DraftChange, DraftState } from '#shared/content/contract';
import type { ContentProblem, DocumentName } from '#shared/content/documents';
import type { PictureChange } from '#shared/content/summary';
import { useDrafts } from '../drafts/drafts-store.ts';
import { refetchDrafts } from '../drafts/open.ts';
import { problemKey } from '../drafts/problems.ts';
import { trailOf } from '../fields/schema-kind.ts';
import { useThumbnail } from '../fields/thumbnail.ts';
import { reveal } from '../panel/panel-store.ts';
import { isMe, peopleText } from '../../stores/people.ts';
import { TEXTS } from '../editor-texts.ts';
import { documentTitle, publish } from './draft-actions.ts';
import styles from './publishing.module.css';
import { type DialogProps, WorkDialog } from './work-dialog.tsx';

/** Lists the changes with their authors, and publishes them; those of a part of the site can stay drafts. */
export function PublishDialog({ open, onClose }: DialogProps) {
  const drafts = useDrafts((all) => all.drafts).filter((draft) => draft.changes.length > 0);
  const isUnsaved = useDrafts(({ queue, conflicts }) => queue.length > 0 || conflicts.length > 0);
  const [left, setLeft] = useState<readonly DocumentName[]>([]);
  const chosen = drafts.filter(({ document }) => !left.includes(document));
  const changes = chosen.flatMap((draft) => draft.changes);
  const problems = chosen.flatMap((draft) => draft.problems);
  const isReady = changes.length > 0 && !isUnsaved;
  const isNothing = drafts.length === 0 && !isUnsaved;
  const close = () => {
    setLeft([]);
    onClose();
  };
  const show = (problem: ContentProblem) => {
    close();
    reveal(problem);
  };
  return (
    <WorkDialog open={open} heading="Publish" onClose={close} load={refetchDrafts} working={TEXTS.publishing}>
      {({ run, isBusy }) => {
        const go = (by?: string) => void run(async () => publish({ by, left }).then(close));
        return (
          <>
            <Problems problems={problems} onShow={show} />
            {isUnsaved && <p>{TEXTS.unsaved}</p>}
            {isNothing && <p>{TEXTS.nothingToPublish}</p>}
            <Changes drafts={drafts} left={left} onLeft={setLeft} />
            <div className={styles.foot}>
              {!isNothing && (
                <Button busy={isBusy} disabled={!isReady || problems.length > 0} onClick={() => go()}>
                  Publish now
                </Button>
              )}
              {writersOf(changes).map((by) => (
                <Button key={by} variant="secondary" busy={isBusy} disabled={!isReady} onClick={() => go(by)}>
                  {isMe(by) ? 'Publish only my changes' : `Publish only the changes by ${by}`}
                </Button>
              ))}
              <Button variant={isNothing ? 'primary' : 'quiet'} onClick={close}>
                {isNothing ? 'Close' : isBusy ? 'Hide' : 'Cancel'}
              </Button>
            </div>
          </>
        );
      }}
    </WorkDialog>
  );
}

/** The authors whose changes can be published separately; none if there is only one author. */
function writersOf(changes: DraftChange[]): string[] {
  const all = [...new Set(changes.flatMap(({ by }) => by))];
  return all.length > 1 ? all.sort((one, other) => Number(isMe(other)) - Number(isMe(one))) : [];
}

interface ChangesProps {
  drafts: DraftState[];
  left: readonly DocumentName[];
  onLeft: (left: readonly DocumentName[]) => void;
}

/** The changes by the part of the site; each of several parts can be left out. */
function Changes({ drafts, left, onLeft }: ChangesProps) {
  if (drafts.length === 0) return null;
  return (
    <section>
      <h3>What will change for visitors</h3>
      {drafts.map(({ document, changes }) => (
        <div key={document} role="group" aria-label={documentTitle(document)}>
          {(drafts.length > 1 || left.length > 0) && (
            <Checkbox
              label={documentTitle(document)}
              checked={!left.includes(document)}
              onChange={(isTaken) => onLeft(isTaken ? left.filter((one) => one !== document) : [...left, document])}
            />
          )}
          <ul className={styles.list} data-left={left.includes(document) || undefined}>
            {changes.map(({ text, picture, by }) => (
              <li key={text}>
                <ChangeText text={text} /> {picture && <PictureChanged {...picture} />}
                <span className={styles.by}>Changed by {peopleText(by)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Decorative, because the sentence describes the pictures. */
function PictureChanged({ before, after }: PictureChange) {
  const thumbnails = [useThumbnail({ picture: before }), useThumbnail({ picture: after })];
  const [old, now] = thumbnails.map((url) => url && <img src={url} alt="" className={styles.thumbnail} />);
  return (
    <div className={styles.pictures}>
      {old}
      {before && after && <span aria-hidden="true">→</span>}
      {now}
    </div>
  );
}

interface ProblemsProps {
  problems: ContentProblem[];
  onShow: (problem: ContentProblem) => void;
}

function Problems({ problems, onShow }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h3>Fix before publishing</h3>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problemKey(problem)}>
            <button type="button" onClick={() => onShow(problem)}>
              {trailOf(problem)}: {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
