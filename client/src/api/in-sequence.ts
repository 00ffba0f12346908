let last: Promise<unknown> = Promise.resolve();

/**
 * Makes a call after those given before it. What changes submissions goes through here: calls under way at once may arrive in
 * any order, and opening one marks it as read while it is being answered.
 */
export function inSequence<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(call);
  last = answer.catch(() => undefined);
  return answer;
}
