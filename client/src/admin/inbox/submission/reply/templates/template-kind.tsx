import type { ReplyTemplate, ReplyTemplateInput } from '#shared/contract';
import { REPLY_WORDS, TEMPLATE_RULES, unknownWord } from '#shared/inbox/reply-template';
import { failureText } from '#client/api/http.ts';
import type { RowKind } from '#client/admin/rows/row-kind.ts';
import styles from './templates.module.css';

export type TemplateTexts = Omit<ReplyTemplateInput, 'kind'>;

const FAILED = 'The template could not be saved.';

/** A reply template described as a dashboard row, to use the row form. */
export const TEMPLATES: RowKind<ReplyTemplate, TemplateTexts> = {
  list: 'reply-templates',
  rules: TEMPLATE_RULES,
  headings: { add: 'Add template', list: 'Templates' },
  texts: {
    loading: '',
    empty: '',
    failed: FAILED,
    addFailed: FAILED,
    updateFailed: FAILED,
    deleteFailed: 'The template could not be deleted.',
  },
  nameOf: ({ name }) => name,
  details: () => null,
  Hints: Words,
  report: failureText,
};

/** The placeholders, with a warning if an unknown one is used. */
function Words({ input: { subject, body } }: { input: TemplateTexts }) {
  const problem = unknownWord(`${subject} ${body}`);
  return (
    <>
      {problem && <p className="notice">{problem}</p>}
      <details className={styles.words}>
        <summary>Placeholders</summary>
        <dl>
          {Object.entries(REPLY_WORDS).map(([word, { means }]) => (
            <div key={word}>
              <dt>{`{${word}}`}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
