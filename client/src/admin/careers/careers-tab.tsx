import { useEffect, useState } from 'react';
import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { dayAfter, officeDay } from '#shared/meetings/office-day';
import { JOB_RULES, ROW_MESSAGES } from '#shared/listings/row-rules';
import { rowTag } from '#shared/listings/row-tag';
import { jobBrief } from '#client/components/job/job-card.tsx';
import { ApiError, isConflict } from '#client/api/http.ts';
import { useAdminDrafts } from '#client/stores/admin/admin-drafts.ts';
import type { Texts } from '#client/stores/drafts.ts';
import { type Rows, useClosedJobs, useJobs } from '#client/stores/rows.ts';
import { useToasts } from '#client/stores/toast.ts';
import styles from '../admin-dashboard-page.module.css';
import { draftKeyOf, type RowKind, type RowNotation, type RowTool } from '../rows/row-kind.ts';
import { RowList } from '../rows/row-list.tsx';
import { RowsTab } from '../rows/rows-tab.tsx';
import { rowId } from '../rows/use-row-actions.ts';
import { useFocus } from '../hooks/use-focus.ts';
import { useUndo } from '../hooks/use-undo.ts';
import { dateText } from '../times.ts';
import { JobHints } from './job-hints.tsx';
import { htmlOfNotation, withoutMarks } from './text/job-notation.ts';
import { JobTextField } from './text/job-text-field.tsx';
import { notationOfHtml } from './text/notation-of-html.ts';

type JobRows = Rows<Job, JobInput>;

/** Also loads the other list after a change, because the closing day decides to which list a job belongs. */
const withOther = (rows: JobRows, other: JobRows, isMoved: (input: JobInput) => boolean): JobRows => {
  const follow = async (input: JobInput) => (isMoved(input) ? other.load() : undefined);
  return {
    ...rows,
    add: async (input) => {
      await rows.add(input);
      await follow(input);
    },
    update: async (id, input, seen) => {
      try {
        await rows.update(id, input, seen);
      } catch (error) {
        if (isConflict(error)) await other.load(); // somebody else may have closed or reopened it
        throw error;
      }
      await follow(input);
    },
  };
};

/** The jobs open to visitors, and those whose closing day has passed. */
function useJobLists(): { open: JobRows; closed: JobRows } {
  const [open, closed] = [useJobs(), useClosedJobs()];
  const { load } = closed;
  useEffect(() => void load(), [load]);
  return {
    open: withOther(open, closed, ({ closesOn }) => Boolean(closesOn)),
    closed: withOther(closed, open, () => true),
  };
}

/** Applies a change to both texts of a job. */
const changeTexts = (job: JobInput, change: (text: string) => string): JobInput => ({
  ...job,
  fullDescription: change(job.fullDescription),
  qualifications: change(job.qualifications),
});

const JOB_NOTATION: RowNotation<JobInput> = {
  shown: (stored) => changeTexts(stored, notationOfHtml),
  stored: (shown) => changeTexts(shown, htmlOfNotation),
};

const KEY = draftKeyOf(ENDPOINTS.jobs);
const NAMES = Object.keys(JOB_RULES) as (keyof JobInput)[];
const BLANK: Texts = Object.fromEntries(NAMES.map((name) => [name, '']));

/** The copy has no closing day, because the job's may have passed. */
function copyOf(job: Job): Texts {
  const shown = JOB_NOTATION.shown(job);
  return { ...Object.fromEntries(NAMES.map((name) => [name, shown[name] ?? ''])), closesOn: '' };
}

/** Copies a job into the add form without saving it. Undo restores the previous text of the form. */
function useDuplicate(): { duplicate: RowTool<Job>; copies: number } {
  const [copies, setCopies] = useState(0);
  const { keep, drop } = useAdminDrafts();
  const fill = (texts: Texts | undefined) => {
    if (texts) keep(KEY, texts, BLANK);
    else drop(KEY);
    setCopies((count) => count + 1);
  };
  const run = (job: Job) => {
    const typed = useAdminDrafts.getState().typed[KEY] as Texts | undefined;
    fill(copyOf(job));
    const text = `Copied ${job.title} into the form. It is not saved until you add it.`;
    useToasts.getState().show(text, { label: 'Undo', run: () => fill(typed) });
  };
  return { duplicate: { label: 'Duplicate', run }, copies };
}

const JOBS: RowKind<Job, JobInput> = {
  list: ENDPOINTS.jobs,
  rules: JOB_RULES,
  notation: JOB_NOTATION,
  TextControl: JobTextField,
  types: { closesOn: 'date' },
  headings: { tab: 'Careers', add: 'Add Job', list: ROW_MESSAGES.jobs.heading },
  texts: { loading: MESSAGES.careers.loading, failed: MESSAGES.networkFailed, ...ROW_MESSAGES.jobs },
  nameOf: (job) => job.title,
  details: (job) => <JobSummary job={job} />,
  Hints: JobHints,
  report: (error, fallback) => {
    alert(error instanceof ApiError ? sentencesOf(error, fallback) : fallback);
    return undefined;
  },
};

const sentencesOf = ({ errors, error }: ApiError, fallback: string) =>
  errors.length > 0 ? errors.join('\n') : (error ?? fallback);

export function CareersTab() {
  const { open, closed } = useJobLists();
  const { duplicate, copies } = useDuplicate();
  const { close, reopen } = useJobClosing(open, closed);
  const listed = { ...JOBS, tools: [close, duplicate] };
  const ended = { ...JOBS, tools: [reopen, duplicate] };
  return (
    <RowsTab rows={open} kind={listed} filled={copies}>
      {closed.items.length > 0 && <RowList rows={closed} kind={ended} heading={ROW_MESSAGES.jobs.closedHeading} />}
    </RowsTab>
  );
}

function JobSummary({ job }: { job: Job }) {
  const { fullDescription, qualifications } = JOB_NOTATION.shown(job);
  return (
    <>
      <p>{jobBrief(job)}</p>
      {job.closesOn && (
        <p>
          {JOB_RULES.closesOn.label}: {dateText(job.closesOn)}
        </p>
      )}
      <details className={styles.texts}>
        <summary>Description and qualifications</summary>
        <p>{withoutMarks(fullDescription)}</p>
        <p>{withoutMarks(qualifications)}</p>
      </details>
    </>
  );
}

/** The job as it is listed now, since it may have been edited. */
const jobNow = (id: string) =>
  [useJobs, useClosedJobs].flatMap((list) => list.getState().items).find(({ _id }) => _id === id);

/** Closes a job by setting yesterday as its closing day, and reopens one by removing that day. */
function useJobClosing(open: JobRows, closed: JobRows): Record<'close' | 'reopen', RowTool<Job>> {
  const offerUndo = useUndo();
  const focus = useFocus();
  const move = async (rows: JobRows, { _id, closesOn, ...job }: Job, day: string | undefined, text: string) => {
    await rows.update(_id, { ...job, closesOn: day }, rowTag({ ...job, closesOn }, JOB_RULES));
    focus(rowId(_id));
    const restore = () => {
      const { _id: _, ...now } = jobNow(_id) ?? { _id, ...job, closesOn: day };
      const restored = now.closesOn === day ? closesOn : now.closesOn;
      // the closed list reloads the open one after every change
      return closed.update(_id, { ...now, closesOn: restored }, rowTag(now, JOB_RULES));
    };
    offerUndo({ what: 'row', text, restore, elementId: rowId(_id) });
  };
  const close = (job: Job) => {
    const yesterday = dayAfter(officeDay(), -1);
    return move(open, job, yesterday, `${job.title} closed. Visitors no longer see it.`);
  };
  const reopen = (job: Job) => move(closed, job, undefined, `${job.title} is open again.`);
  return { close: { label: 'Close job', run: close }, reopen: { label: 'Reopen job', run: reopen } };
}
