import type { JobApplication, SubmissionReceipt } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { formFields, formHeaders, type FormMetadata } from './public-form.ts';
import { upload } from './upload.ts';

/** @param onProgress called with the fraction of the upload that was sent, 0 to 1 */
export function sendApplication(
  application: JobApplication,
  resume: File,
  metadata: FormMetadata,
  onProgress: (sent: number) => void,
): Promise<SubmissionReceipt> {
  const form = new FormData();
  const fields = Object.entries(formFields(application, metadata));
  for (const [field, value] of fields) form.append(field, value);
  form.append('resume', resume);
  return upload(APPLICATION_FORM.endpoint, form, formHeaders(metadata), onProgress);
}
