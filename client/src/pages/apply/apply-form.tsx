import { TextField } from '../../components/form/controls.tsx';
import { FileField } from '../../components/form/file-field.tsx';
import { FieldPair } from '../../components/form/form.tsx';
import { PublicForm } from '../../components/public-form/public-form.tsx';
import { RESUME_TYPES } from './resume.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useApplyForm } from './use-apply-form.ts';

/** Drafts contain no files. */
const CHOOSE_AGAIN = 'Please choose your resume file again.';

export function ApplyForm() {
  const { field, resume, uploaded, state } = useApplyForm();
  return (
    <PublicForm progress={<UploadProgress uploaded={uploaded} />} before={resume ? undefined : CHOOSE_AGAIN} {...state}>
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
