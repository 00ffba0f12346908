import { filled, type Placeholder, PLACEHOLDERS } from '#shared/content/documents/placeholders';
import { fillingOf } from '#shared/content/site/make-site';
import { useDrafts } from '../drafts/drafts-store.ts';
import styles from './fields.module.css';

const NAMED = /\{([^{}]*)\}/g;

/** Fills in the placeholders whose values are the same on every page. */
export function placeholdersFilled(text: string): string {
  const { content } = useDrafts.getState();
  return content ? filled(text, fillingOf(content)) : text;
}

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name);

/** The placeholders in a text, each with the value that visitors see. */
export function Placeholders({ text }: { text: string }) {
  const content = useDrafts((drafts) => drafts.content);
  const names = [...new Set([...text.matchAll(NAMED)].map(([, name]) => name))].filter(isPlaceholder);
  if (names.length === 0 || !content) return null;
  const filling = fillingOf(content);
  return (
    <ul className={styles.chips} aria-label="Filled in for visitors">
      {names.map((name) => (
        <li key={name}>
          <code>{`{${name}}`}</code> {filling[name] ?? PLACEHOLDERS[name].toLowerCase()}
        </li>
      ))}
    </ul>
  );
}
