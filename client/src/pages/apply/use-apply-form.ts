import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { JobApplication } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { sendApplication } from '../../api/applications.ts';
import { usePublicForm } from '../../components/public-form/use-public-form.ts';
import { resumeProblem } from './resume.ts';
import { useJobTitle } from './use-job-title.ts';

interface ApplyFields extends JobApplication {
  resume: File[];
}

const CHECKS = { resume: resumeProblem };

/** Two files of the same name, size and time count as the same, so that the form keeps its key. */
const payloadOf = ({ resume: [file], ...application }: ApplyFields) => ({
  ...application,
  resume: [file.name, file.size, file.lastModified],
});

export function useApplyForm() {
  const [uploaded, setUploaded] = useState(0);
  const position = useJobTitle();
  const presets = useMemo(() => ({ position }), [position]);
  const { form, field, state } = usePublicForm<JobApplication, ApplyFields>({
    name: 'apply',
    record: APPLICATION_FORM,
    checks: CHECKS,
    presets,
    keeps: 'position',
    payloadOf,
    sentOf: ({ resume: [file], ...application }) => ({ ...application, resume: file.name }),
    post: ({ resume: [file], ...application }, metadata) => {
      setUploaded(0);
      return sendApplication(application, file, metadata, setUploaded);
    },
  });
  const resume = useStore(form.store, ({ values }) => values.resume)?.[0];
  return { form, field, resume, uploaded, state };
}
