import type { JobApplication, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { upload } from './upload.ts';

/** @param onProgress hears the share of the upload that is done, 0 to 1. */
export function sendApplication(
  { name, email, position, contact }: JobApplication,
  resume: File,
  onProgress: (sent: number) => void,
): Promise<SubmissionReceipt> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ name, email, position, contact })) form.append(field, value);
  form.append('resume', resume);
  return upload(ENDPOINTS.applications, form, onProgress);
}
