import type { JobApplication, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { type FormCall, formFields, formHeaders } from './form-call.ts';
import { upload } from './upload.ts';

/** @param onProgress hears the share of the upload that is done, 0 to 1. */
export function sendApplication(
  application: JobApplication,
  resume: File,
  call: FormCall,
  onProgress: (sent: number) => void,
): Promise<SubmissionReceipt> {
  const form = new FormData();
  const fields = Object.entries(formFields(application, call));
  for (const [field, value] of fields) form.append(field, value);
  form.append('resume', resume);
  return upload(ENDPOINTS.applications, form, formHeaders(call), onProgress);
}
