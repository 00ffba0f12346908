import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { JobApplication } from '../../../../shared/contract.ts';
import { MESSAGES } from '../../../../shared/messages.ts';
import { APPLICATION_RULES } from '../../../../shared/rules.ts';
import { sendApplication } from '../../api/applications.ts';
import { Button } from '../../components/button/button.tsx';
import { TextField } from '../../components/form/controls.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { FieldPair, Form, FormActions } from '../../components/form/form.tsx';
import { Outcome } from '../../components/form/outcome.tsx';
import { PrivacyNote } from '../../components/form/privacy-note.tsx';
import { useRuledForm } from '../../components/form/use-ruled-form.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import styles from './apply-page.module.css';
import { RESUME_TYPES, resumeProblem } from './resume.ts';
import { useJobTitle } from './use-job-title.ts';

interface ApplyFields extends JobApplication {
  resume: FileList;
}

export function ApplyForm() {
  const { form, field, busy, send, uploaded, ...outcome } = useApplyForm();
  const resume = useWatch({ control: form.control, name: 'resume' });
  return (
    <Form onSubmit={send}>
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...field('contact')}
          type="tel"
          autoComplete="tel"
          inputMode="numeric"
          hint="10 to 15 digits, without spaces or signs."
        />
      </FieldPair>
      <TextField {...field('position')} autoComplete="off" />
      <FileField
        {...field('resume', resumeProblem)}
        label="Resume"
        accept={RESUME_TYPES}
        chosen={resume?.[0]}
        hint="PDF, DOC or DOCX, 5 MB at most."
      />
      <PrivacyNote />
      <FormActions>
        <Button type="submit" busy={busy}>
          {busy ? MESSAGES.apply.busy : MESSAGES.apply.submit}
        </Button>
      </FormActions>
      {busy && <progress aria-label="Upload" value={uploaded} className={styles.progress} />}
      <Outcome {...outcome} />
    </Form>
  );
}

function useApplyForm() {
  const { form, field, onSubmit } = useRuledForm<JobApplication, ApplyFields>(APPLICATION_RULES);
  const { submit, failure, reference } = useSubmission(MESSAGES.apply);
  const [uploaded, setUploaded] = useState(0);
  const { getValues, setValue } = form;
  const jobTitle = useJobTitle();
  useEffect(() => {
    if (jobTitle && !getValues('position')) setValue('position', jobTitle);
  }, [jobTitle, getValues, setValue]);

  const send = onSubmit(async ({ resume, ...application }) => {
    setUploaded(0);
    if (!(await submit(() => sendApplication(application, resume[0], setUploaded)))) return;
    form.reset(undefined, { keepFieldsRef: true });
    setValue('position', application.position);
  });
  return { form, field, busy: form.formState.isSubmitting, send, uploaded, failure, reference };
}
