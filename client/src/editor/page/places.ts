import { byId, type Step } from '#shared/content/entries';
import { isObject } from '#shared/content/same';
import { fillingOf } from '#shared/content/site/make-site';
import { filled } from '#shared/content/documents/placeholders';
import { metaOf, schemaAt } from '#shared/content/documents/schema-walk';
import { type Spot, valueAt } from '../drafts/change.ts';
import { useDrafts } from '../drafts/drafts-store.ts';
import { picturesOf } from './show-drafts.ts';

/** What stands at a place of the page. */
export interface Found {
  spot: Spot;
  /** The page says something else than the document: it fills placeholders. */
  isFilled: boolean;
}

/** Shorter texts are too often part of something else. */
const SHORTEST = 2;

/** A row of a sheet is named by its id: others may add and move rows at the same time. */
const stepOf = (entry: unknown, at: number, { document }: Spot): Step =>
  document === 'projects' && isObject(entry) && typeof entry.id === 'number' ? byId(entry.id) : at;

/** Every text and picture inside of a value, with its place. */
function* leavesOf(value: unknown, spot: Spot): Generator<[unknown, Spot]> {
  const isPicture = isObject(value) && 'picture' in value && 'alt' in value;
  if (typeof value === 'string' || isPicture) yield [value, spot];
  else if (isObject(value) || Array.isArray(value)) {
    const keyed = Array.isArray(value)
      ? value.map((entry, at): [Step, unknown] => [stepOf(entry, at, spot), entry])
      : Object.entries(value);
    for (const [key, part] of keyed) yield* leavesOf(part, { ...spot, path: [...spot.path, key] });
  }
}

const isHidden = ({ document, path }: Spot) => {
  const schema = schemaAt(document, path);
  return !schema || metaOf(schema)?.hidden === true;
};

/** Where the texts and pictures of a page come from, found by what they say: the first place in the panel counts. */
export function placesOnPage(spots: Spot[]) {
  const { content, repository, library } = useDrafts.getState();
  const texts = new Map<string, Found>();
  const pictures = new Map<string, Found>();
  const sources = picturesOf({ repository, library });
  const filling = content && fillingOf(content);
  for (const [value, spot] of spots.flatMap((spot) => [...leavesOf(valueAt(content, spot), spot)])) {
    if (isHidden(spot)) continue;
    if (typeof value === 'string') {
      const text = filled(value, filling ?? {}).trim();
      if (text.length >= SHORTEST && !texts.has(text)) texts.set(text, { spot, isFilled: text !== value });
    } else {
      const source = sources.get((value as { picture: string }).picture);
      if (source && !pictures.has(source.base)) pictures.set(source.base, { spot, isFilled: false });
    }
  }
  return {
    text: (text: string | undefined) => (text === undefined ? undefined : texts.get(text)),
    picture: (src: string) => pictures.get(src.replace(/-\d+\.\w+$/, '')),
  };
}
