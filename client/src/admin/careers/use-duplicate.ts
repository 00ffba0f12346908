import { useState } from 'react';
import type { Job, JobInput } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { JOB_RULES } from '#shared/row-rules';
import { useAdminDrafts } from '#client/stores/admin-drafts.ts';
import type { Texts } from '#client/stores/drafts.ts';
import { useToasts } from '#client/stores/toast.ts';
import { draftKeyOf, type RowTool } from '../rows/row-kind.ts';
import { JOB_NOTATION } from './text/job-texts.ts';

const KEY = draftKeyOf(ENDPOINTS.jobs);
const NAMES = Object.keys(JOB_RULES) as (keyof JobInput)[];
const BLANK: Texts = Object.fromEntries(NAMES.map((name) => [name, '']));

/** A copy has no closing day: that of the job may have passed. */
function copyOf(job: Job): Texts {
  const shown = JOB_NOTATION.shown(job);
  return { ...Object.fromEntries(NAMES.map((name) => [name, shown[name] ?? ''])), closesOn: '' };
}

/** Fills the form that adds a job with a copy of one. Nothing is saved by it, and what stood in the form comes back. */
export function useDuplicate(): { duplicate: RowTool<Job>; copies: number } {
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
