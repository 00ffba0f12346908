import { APPLICATION_FORM } from '../../../../shared/forms/application.ts';
import { TextField } from '../../components/form/controls.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { PublicForm } from '../../components/form/public-form.tsx';
import { RESUME_TYPES } from './resume.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useApplyForm } from './use-apply-form.ts';

/** A draft keeps no file. */
const CHOOSE_AGAIN = 'Please choose your resume file again.';

export function ApplyForm() {
  const { field, resume, uploaded, state } = useApplyForm();
  return (
    <PublicForm
      record={APPLICATION_FORM}
      progress={<UploadProgress uploaded={uploaded} />}
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
          inputMode="numeric"
          hint="10 to 15 digits, without spaces or signs."
        />
      </FieldPair>
      <TextField {...field('position')} autoComplete="off" />
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
