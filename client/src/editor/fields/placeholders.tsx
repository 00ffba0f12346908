import { filled, PLACEHOLDERS } from '#shared/content/fields/placeholders';
import type { Content } from '#shared/content/documents';
import { fillingOf } from '#shared/content/site/make-site';
import type { Spot } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { kindAt, mailFilling } from '../mails/mail-filling.ts';
import styles from './fields.module.css';

const NAMED = /\{([^{}]*)\}/g;

/** Fills in the placeholders whose values are the same on every page. */
export function placeholdersFilled(text: string): string {
  const { content } = useDrafts.getState();
  return content ? filled(text, fillingOf(content)) : text;
}

type Words = Readonly<Record<string, string>>;

/** The values of the placeholders at a content path, as far as they are known. */
const fillingAt = (content: Content, spot: Spot): Partial<Words> =>
  spot.document === 'mails' ? mailFilling(content, kindAt(spot)) : fillingOf(content);

interface PlaceholdersProps {
  text: string;
  spot: Spot;
  /** The placeholders that the text may contain, if they are not those of pages. */
  known?: Words;
}

/** The placeholders in a text, each with the value that visitors see. */
export function Placeholders({ text, spot, known = PLACEHOLDERS }: PlaceholdersProps) {
  const content = useDrafts((drafts) => drafts.content);
  const names = [...new Set([...text.matchAll(NAMED)].map(([, name]) => name))].filter((name) =>
    Object.hasOwn(known, name),
  );
  if (names.length === 0 || !content) return null;
  const filling = fillingAt(content, spot);
  return (
    <ul className={styles.chips} aria-label="Filled in for visitors">
      {names.map((name) => (
        <li key={name}>
          <code>{`{${name}}`}</code> {filling[name] ?? known[name].toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
