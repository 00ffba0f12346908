import type { ReplyText } from '#shared/contract';
import { REPLY_RULES, unknownWord } from '#shared/inbox/reply-template';
import { fieldProblem, normaliseField } from '#shared/rules';

export type ReplyProblems = Partial<Record<keyof ReplyText, string>>;

const NAMES = ['subject', 'body'] as const;

export const normalised = (text: ReplyText): ReplyText => ({
  subject: normaliseField(text.subject, REPLY_RULES.subject) as string,
  body: normaliseField(text.body, REPLY_RULES.body) as string,
});

/** Validation messages of a normalised text, by field. */
export const problemsOf = (text: ReplyText): ReplyProblems =>
  Object.fromEntries(
    NAMES.map((name) => [name, fieldProblem(text[name], REPLY_RULES[name]) ?? unknownWord(text[name])]),
  );
