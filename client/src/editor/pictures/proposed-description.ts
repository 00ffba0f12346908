import { placeholdersFilled } from '../fields/placeholders.tsx';
import { isObject } from '#shared/content/same';
import { nameIn } from '#shared/content/summary';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';

/** File names given by cameras, phones and other programs. */
const BY_MACHINE =
  /^(img|dscn?|dscf|pxl|mvi|p|photo|image|picture|pic|file|scan|screenshot|untitled|whatsapp|fb|received|viber)\b/i;

/** A file name as words; empty for a generated name. */
function wordsOf(name: string): string {
  const words = name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[_\-.]+/g, ' ')
    .replace(/\b[0-9a-f]{8,}\b|\b\d+\b|[()]/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return words.length < 4 || BY_MACHINE.test(words) ? '' : words;
}

/** The owner of the picture: a project with its location, a service, a license. */
function ownerOf(spot: Spot): string {
  const { content } = useDrafts.getState();
  for (let length = spot.path.length - 1; length > 0; length--) {
    const record = valueAt(content, { ...spot, path: spot.path.slice(0, length) });
    if (!isObject(record) || !('picture' in record || 'scan' in record)) continue;
    const name = nameIn({ ...record, alt: undefined, caption: undefined });
    if (typeof name === 'string') return [name, record.location].filter(Boolean).join(', ');
  }
  return '';
}

const begun = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MOST = 300;

/** A first description from the file's name and the picture's owner; empty if there is neither. */
export function proposedDescription(fileName: string, spot: Spot, label: string): string {
  const words = wordsOf(fileName);
  if (spot.document === 'firm') return `${label} of ${placeholdersFilled('{firm}')}`;
  const owner = ownerOf(spot);
  const isSaid = words.toLowerCase().includes(owner.toLowerCase()) || owner === '';
  return begun([words, isSaid ? '' : owner].filter(Boolean).join(': ')).slice(0, MOST);
}
