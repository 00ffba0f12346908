import { useState } from 'react';
import type { Release, ReleasePage } from '#shared/content/contract';
import { timeText } from '#shared/meetings/office-time';
import { contentApi } from '../../api/content.ts';
import { Button } from '../../components/button/button.tsx';
import { ChangeText } from '../../components/change-text/change-text.tsx';
import { refetchDrafts } from '../drafts/open.ts';
import { peopleText } from '../../stores/people.ts';
import { TEXTS } from '../editor-texts.ts';
import { restore } from './draft-actions.ts';
import styles from './publishing.module.css';
import { type DialogProps, WorkDialog } from './work-dialog.tsx';

/** Release number of the content that the site came with. */
const ORIGIN = 0;

/** Who published what and when, with buttons to restore it. */
export function HistoryDialog({ open, onClose }: DialogProps) {
  const [page, setPage] = useState<ReleasePage>();
  const load = async () => {
    await refetchDrafts();
    setPage(await contentApi.releases());
  };
  const more = async () => {
    if (!page?.next) return;
    const { releases, next } = await contentApi.releases(page.next);
    setPage({ releases: [...page.releases, ...releases], next });
  };
  return (
    <WorkDialog open={open} heading="History" onClose={onClose} load={load}>
      {({ run, isBusy }) => {
        const back = (release: number) => void run(async () => restore(release).then(onClose));
        if (!page) return null;
        if (page.releases.length === 0) return <p>{TEXTS.noHistory}</p>;
        return (
          <>
            <p>{TEXTS.restoring}</p>
            <ol className={styles.rows}>
              {page.releases.map((release, index) => (
                <ReleaseRow
                  key={release.id}
                  release={release}
                  isCurrent={index === 0}
                  isBusy={isBusy}
                  onBack={() => back(release.id)}
                />
              ))}
              {page.next === null && <OriginRow isBusy={isBusy} onBack={() => back(ORIGIN)} />}
            </ol>
            {page.next !== null && (
              <Button variant="secondary" busy={isBusy} onClick={() => void run(more)}>
                Show older versions
              </Button>
            )}
          </>
        );
      }}
    </WorkDialog>
  );
}

/** Whether anyone but the publisher is an author. */
const isByOthers = ({ by, authors }: Release) => authors.some((author) => author !== by);

interface RowProps {
  isBusy: boolean;
  onBack: () => void;
}

function ReleaseRow({ release, isCurrent, isBusy, onBack }: RowProps & { release: Release; isCurrent: boolean }) {
  const when = timeText(release.publishedAt);
  return (
    <li>
      <div>
        <p>
          <strong>{when}</strong> · Version {release.id}, published by {peopleText([release.by])}
          {isByOthers(release) && `, written by ${peopleText(release.authors)}`}
          {isCurrent && <span className={styles.by}> · Current version</span>}
        </p>
        <ul className={styles.list}>
          {release.summary.map((sentence) => (
            <li key={sentence}>
              <ChangeText text={sentence} />
            </li>
          ))}
        </ul>
      </div>
      {!isCurrent && (
        <Button variant="secondary" busy={isBusy} onClick={onBack}>
          Restore<span className="visually-hidden"> the version published {when}</span>
        </Button>
      )}
    </li>
  );
}

function OriginRow({ isBusy, onBack }: RowProps) {
  return (
    <li>
      <p>Original content</p>
      <Button variant="secondary" busy={isBusy} onClick={onBack}>
        Restore<span className="visually-hidden"> the original content</span>
      </Button>
    </li>
  );
}
