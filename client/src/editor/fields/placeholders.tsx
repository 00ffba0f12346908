import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
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

/** The placeholder around or, with `atEnd`, before the caret. */
function placeholderAt({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, atEnd: boolean) {
  if (selectionStart !== selectionEnd) return undefined;
  return [...value.matchAll(NAMED)]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .find(({ start, end }) => (atEnd ? end === selectionStart : start < selectionStart && selectionStart < end));
}

let lastCaret = 0;

/** Moves the caret over a placeholder, whose name must stay whole. */
export function leavePlaceholder({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>): void {
  const around = placeholderAt(currentTarget, false);
  if (around) {
    const to = lastCaret >= around.end ? around.start : around.end;
    currentTarget.setSelectionRange(to, to);
  }
  lastCaret = currentTarget.selectionStart;
}

/** Selects the placeholder before the caret, so that Backspace removes all of it. */
export function removeWhole({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>): void {
  const before = key === 'Backspace' ? placeholderAt(currentTarget, true) : undefined;
  if (before) currentTarget.setSelectionRange(before.start, before.end);
}

interface PlaceholdersProps {
  text: string;
  spot: Spot;
  /** The placeholders that the text may contain, if they are not those of pages. */
  known?: Words;
}

/** Offered for every text of a page. */
const COMMON = ['firm', 'town', 'years'] as const;

/** Offered for the texts that several pages share, by their place in the document `pages`. */
const SHARED_TEXTS: Partial<Record<string | number, keyof typeof PLACEHOLDERS>> = {
  quoteService: 'service',
  inquiryService: 'service',
  projects: 'period',
};

const sharedPlaceholder = ({ document, path }: Spot) => (document === 'pages' ? SHARED_TEXTS[path[0]] : undefined);

/** Writes a placeholder where the caret is. React hears the event as if it had been typed. */
function insert(control: HTMLInputElement | HTMLTextAreaElement, name: keyof typeof PLACEHOLDERS): void {
  const { selectionStart, selectionEnd, value } = control;
  control.setRangeText(`{${PLACEHOLDERS[name]}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.focus();
}

/** The values of the placeholders in a text, and buttons that insert more. Shown beside the text's field. */
export function Placeholders({ text, spot, known = PLACEHOLDERS }: PlaceholdersProps) {
  const root = useRef<HTMLDivElement>(null);
  const content = useDrafts((drafts) => drafts.content);
  const names = [...new Set([...text.matchAll(NAMED)].map(([, name]) => name))].filter((name) =>
    Object.hasOwn(known, name),
  );
  const shared = sharedPlaceholder(spot);
  if ((names.length === 0 && !shared) || !content) return null;
  const isOfPage = known === PLACEHOLDERS;
  const filling = fillingAt(content, spot);
  const values = names.flatMap((name) => (filling[name] ? [`“${filling[name]}”`] : []));
  const field = () => root.current?.parentElement?.querySelector<HTMLTextAreaElement>('input, textarea');
  return (
    <div ref={root} className={styles.placeholders}>
      {isOfPage && (
        <div role="group" aria-label="Insert" className={styles.insert}>
          <span aria-hidden="true">Insert:</span>
          {[...(shared ? [shared] : []), ...COMMON].map((name) => (
            <button key={name} type="button" onClick={() => insert(field()!, name)}>
              {PLACEHOLDERS[name]}
            </button>
          ))}
        </div>
      )}
      {values.length > 0 && <p>Words in braces are filled in: {values.join(', ')}.</p>}
    </div>
  );
}
