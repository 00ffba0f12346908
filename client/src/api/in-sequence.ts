let last: Promise<unknown> = Promise.resolve();

/**
 * Starts a call once the previous ones have ended. Changes to submissions need this: concurrent calls may arrive in any order,
 * and opening a submission marks it as read in the background.
 */
export function inSequence<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const answer = last.then(call);
  last = answer.catch(() => undefined);
  return answer;
}
