import { useMemo, useState } from 'react';
import type { JobApplication } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { APPLICATION_RULES } from '../../../../shared/rules.ts';
import { sendApplication } from '../../api/applications.ts';
import { useDraft } from '../../components/form/use-draft.ts';
import { useFieldValue } from '../../components/form/use-field-value.ts';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { useJobTitle } from './use-job-title.ts';

interface ApplyFields extends JobApplication {
  resume: FileList;
}

export function useApplyForm() {
  const { form, field, onSubmit } = useRuledForm<JobApplication, ApplyFields>(APPLICATION_RULES);
  const { submit, ...outcome } = useSubmission('apply', MESSAGES.apply);
  const [uploaded, setUploaded] = useState(0);
  const position = useJobTitle();
  const presets = useMemo(() => ({ position }), [position]);
  useDraft({ name: 'apply', form, rules: APPLICATION_RULES, presets });
  const resume = useFieldValue(form, 'resume')?.[0];

  const send = onSubmit(async ({ resume: [file], ...application }, event) => {
    setUploaded(0);
    const payload = { ...application, resume: [file.name, file.size, file.lastModified] };
    if (!(await submit(event, payload, (call) => sendApplication(application, file, call, setUploaded)))) return;
    form.reset(undefined, { keepFieldsRef: true });
    form.setValue('position', application.position);
  });
  return { field, resume, uploaded, state: { ...outcome, busy: form.formState.isSubmitting, send } };
}
