import type { ErrorBody } from '#shared/contract';

/** The one error body, whole: a sentence, or a list of them of which the first is the message. */
export function problemBody(
  statusCode: number,
  sentences: string | string[],
  extra: Partial<ErrorBody> = {},
): ErrorBody {
  const [message] = [sentences].flat();
  const errors = Array.isArray(sentences) ? { errors: sentences } : {};
  return { statusCode, message, error: message, ...errors, requestId: expect.any(String), ...extra };
}
