import { LIMITS } from '#shared/limits';
import { MESSAGES } from '#shared/messages';

const { bytes, extensions } = LIMITS.resume;

export const RESUME_TYPES = extensions.join(',');

/** The error message for the chosen file, or undefined. */
export function resumeProblem(chosen: unknown): string | undefined {
  const file = (chosen as File[] | undefined)?.[0];
  if (!file) return MESSAGES.fields.resume;
  if (!extensions.some((extension) => file.name.toLowerCase().endsWith(extension))) return MESSAGES.fields.resumeType;
  return file.size > bytes ? MESSAGES.fields.resumeSize : undefined;
}
