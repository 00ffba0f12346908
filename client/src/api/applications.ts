import type { JobApplication, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { formFields, formHeaders, type FormMetadata } from './public-form.ts';
import { upload } from './upload.ts';

/** @param onProgress called with the share of the upload that is sent, 0 to 1. */
export function sendApplication(
  application: JobApplication,
  resume: File,
  metadata: FormMetadata,
  onProgress: (sent: number) => void,
): Promise<SubmissionReceipt> {
  const form = new FormData();
  for (const [field, value] of Object.entries<string>({ ...formFields(application, metadata) }))
    form.append(field, value);
  form.append('resume', resume);
  return upload(ENDPOINTS.applications, form, formHeaders(metadata), onProgress);
}
