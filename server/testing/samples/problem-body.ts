import type { ErrorBody } from '#shared/contract';

/** The error body for one sentence, or for a list of sentences whose first is the message. */
export function problemBody(
  statusCode: number,
  sentences: string | string[],
  extra: Partial<ErrorBody> = {},
): ErrorBody {
  const [message] = [sentences].flat();
  const errors = Array.isArray(sentences) ? { errors: sentences } : {};
  return { statusCode, message, error: message, ...errors, requestId: expect.any(String), ...extra };
}
