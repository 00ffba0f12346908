import { Button } from '../../components/button/button.tsx';
import type { DocumentName } from '#shared/content/documents';
import { timeText } from '#shared/meetings/office-time';
import { useDrafts } from '../drafts/drafts-store.ts';
import { refetchDrafts } from '../drafts/open.ts';
import { peopleText } from '../../stores/people.ts';
import { TEXTS } from '../editor-texts.ts';
import { discard, documentTitle } from './draft-actions.ts';
import styles from './publishing.module.css';
import { type DialogProps, WorkDialog } from './work-dialog.tsx';

/** Discards drafts, with Undo. */
export function DiscardDialog({ open, onClose }: DialogProps) {
  const drafts = useDrafts((all) => all.drafts);
  const documents = drafts.map(({ document }) => document);
  return (
    <WorkDialog open={open} heading="Discard changes" onClose={onClose} load={refetchDrafts}>
      {({ run, isBusy }) => {
        const away = (some: DocumentName[]) => void run(async () => discard(some).then(onClose));
        if (documents.length === 0) return isBusy ? null : <p>{TEXTS.nothingToDiscard}</p>;
        return (
          <>
            <p>{TEXTS.discarding}</p>
            <ul className={styles.rows}>
              {drafts.map(({ document, authors, updatedAt }) => (
                <li key={document}>
                  <span>
                    {documentTitle(document)}: changed by {peopleText(authors)}, last on {timeText(updatedAt)}
                  </span>
                  {documents.length > 1 && (
                    <Button variant="danger" busy={isBusy} onClick={() => away([document])}>
                      Discard<span className="visually-hidden"> {documentTitle(document)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.foot}>
              <Button variant="danger" busy={isBusy} onClick={() => away(documents)}>
                Discard all
              </Button>
              <Button variant="quiet" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </>
        );
      }}
    </WorkDialog>
  );
}
