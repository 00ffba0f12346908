import { withLabels } from '#shared/content/fields/placeholders';
import { textChangeIn } from '#shared/content/text-change';
import styles from './change-text.module.css';

/** Characters of a text that are always shown. */
const MAX_SHOWN = 240;

/** Unchanged words shown beside the changed ones. */
const MAX_AROUND = 12;

/** Alternating words and spaces. */
const wordsOf = (text: string) => text.split(/(\s+)/);

/** How many words two texts share at their beginning. */
function sharedBeginning(one: string[], other: string[]): number {
  const end = one.findIndex((word, at) => word !== other[at]);
  return end < 0 ? one.length : end;
}

/** Splits two texts into the words that they share at both ends and those between. */
function compared(before: string, after: string) {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const head = sharedBeginning(old, now);
  const tail = sharedBeginning(old.slice(head).reverse(), now.slice(head).reverse());
  const between = (words: string[]) => words.slice(head, words.length - tail).join('');
  return { head: old.slice(0, head), tail: old.slice(old.length - tail), removed: between(old), added: between(now) };
}

/** A change: a changed text before and after with its changed words marked, any other as a sentence. */
export function ChangeText({ text }: { text: string }) {
  const sentence = withLabels(text);
  const change = textChangeIn(sentence);
  if (!change) return <LongText text={sentence} />;
  const { where, before, after, note } = change;
  const { head, tail, removed, added } = compared(before, after);
  const [from, to] = [2 * MAX_AROUND, -2 * MAX_AROUND]; // every second one is a space
  const start = head.length > from ? `…${head.slice(to).join('')}` : head.join('');
  const end = tail.length > from ? `${tail.slice(0, from).join('')}…` : tail.join('');
  return (
    <>
      <p className={styles.where}>{where}</p>
      <dl className={styles.comparison}>
        <dt>Before</dt>
        <dd>
          {start}
          {removed && (
            <del>
              <LongText text={removed} />
            </del>
          )}
          {end}
        </dd>
        <dt>After</dt>
        <dd>
          {start}
          {added && (
            <ins>
              <LongText text={added} />
            </ins>
          )}
          {end}
        </dd>
      </dl>
      {note && <LongText text={note} />}
    </>
  );
}

/** Opens on a click if it is long. */
function LongText({ text }: { text: string }) {
  if (text.length <= MAX_SHOWN) return text;
  return (
    <details className={styles.long}>
      <summary>
        <span className={styles.begin}>{text.slice(0, MAX_SHOWN)}…</span>
        <span className={styles.less}>Show less</span>
      </summary>
      {text}
    </details>
  );
}
