import { useState } from 'react';
import { TextField } from '../../components/form/controls.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { useFormParts } from '../../components/public-form/parts/use-part.ts';
import { useJobs } from '../../stores/rows.ts';
import { RESUME_TYPES } from './resume.ts';
import { useApplyForm } from './use-apply-form.ts';

/** Drafts contain no files. */
const CHOOSE_AGAIN = 'Please select your resume again.';

export function ApplyForm() {
  const { form, field, resume, uploaded, state } = useApplyForm();
  const jobs = useJobs();
  const [isAsked, setAsked] = useState(false);
  const parts = useFormParts();
  return (
    <PublicForm
      progress={parts && <parts.UploadProgress uploaded={uploaded} />}
      before={resume ? undefined : CHOOSE_AGAIN}
      {...state}
    >
      <TextField {...field('name')} autoComplete="name" />
      <FieldPair>
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" />
        <TextField
          {...field('contact')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          hint="10 to 15 digits, such as 0917 123 4567 or +63 917 123 4567."
        />
      </FieldPair>
      <div>
        <TextField {...field('position')} autoComplete="off" onFocus={() => setAsked(true)} />
        {isAsked && parts && <parts.OpenPositions jobs={jobs} form={form} />}
      </div>
      <FileField
        {...field('resume')}
        label="Resume"
        accept={RESUME_TYPES}
        chosen={resume}
        hint="PDF, DOC or DOCX, 5 MB at most."
      />
    </PublicForm>
  );
}
