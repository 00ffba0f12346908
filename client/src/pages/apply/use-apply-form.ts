import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { JobApplication } from '../../../../shared/contract.ts';
import { APPLICATION_FORM } from '../../../../shared/forms/application.ts';
import { sendApplication } from '../../api/applications.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { resumeProblem } from './resume.ts';
import { useJobTitle } from './use-job-title.ts';

interface ApplyFields extends JobApplication {
  resume: File[];
}

const CHECKS = { resume: resumeProblem };

export function useApplyForm() {
  const { form, field, busy, onSubmit } = useRuledForm<JobApplication, ApplyFields>(APPLICATION_FORM.fields, {
    checks: CHECKS,
  });
  const { submit, ...outcome } = useSubmission('apply', APPLICATION_FORM.messages);
  const [uploaded, setUploaded] = useState(0);
  const position = useJobTitle();
  const presets = useMemo(() => ({ position }), [position]);
  useDraft({ name: 'apply', form, rules: APPLICATION_FORM.fields, presets });
  const resume = useStore(form.store, ({ values }) => values.resume)?.[0];

  const send = onSubmit(async ({ resume: [file], ...application }, event) => {
    setUploaded(0);
    const payload = { ...application, resume: [file.name, file.size, file.lastModified] };
    if (!(await submit(event, payload, (call) => sendApplication(application, file, call, setUploaded)))) return;
    form.reset({ position: application.position });
  });
  return { field, resume, uploaded, state: { ...outcome, busy, send } };
}
