/**
 * The kinds of fields in documents. A field's title, hint and control are metadata, from which the editor builds its form; its limits and
 * messages are the schema's, on the server and in the editor.
 */
import { z } from 'zod';
import { turnedProblem, turnsText } from '../../text/direction-signs.ts';
import { isEntryId } from '../entries.ts';
import { LINK, wrongLink } from './linked-text.ts';
import { unknownPlaceholder } from './placeholders.ts';

/** How the editor asks for a field, if its type does not say so. */
export type Control =
  | 'line'
  | 'text'
  | 'address'
  | 'colour'
  | 'date'
  | 'time'
  | 'picture'
  | 'choice'
  | 'money'
  /** Suggests the values of other entries, and accepts new ones. */
  | 'kind'
  /** The words of a mail, with a preview. */
  | 'mail'
  | 'point'
  | 'service'
  | 'services'
  /** Rows of a spreadsheet. */
  | 'sheet'
  /** The lists of projects, by years. */
  | 'periods'
  | 'own-page'
  /** A PDF for visitors. */
  | 'download'
  /** The pages of the owner's own. */
  | 'own-pages';

export interface FieldMeta {
  title: string;
  description?: string;
  control?: Control;
  /** For a list: the noun for one entry, as in "Add a phone number". */
  entry?: string;
  /** Values to choose from instead of typing. */
  suggestions?: readonly string[];
  /** For a list: entries to start from. */
  beginnings?: readonly object[];
  /** The placeholders that a text may contain, with their meanings, in place of those of pages. */
  placeholders?: Readonly<Record<string, string>>;
  /** Kept by the program and not shown in the editor. */
  hidden?: boolean;
}

/** A sentence about the first placeholder that a text cannot contain. Those of pages are known: `{firm}` is the firm's name. */
function placeholderProblem(text: string, own: FieldMeta['placeholders']): string | undefined {
  const unknown = unknownPlaceholder(text, own);
  if (unknown === undefined) return undefined;
  const names = Object.keys(own ?? {}).map((name) => `{${name}}`);
  const help = own ? `Available here: ${names.join(', ')}.` : 'Use { and } only around the name of a placeholder.';
  return `There is no placeholder {${unknown}}. ${help}`;
}

const tooLong = (title: string, most: number) => `${title} must be at most ${most} characters.`;
const missing = (title: string) => `${title} is required.`;

const NO_BREAKS = /^[^\p{Cc}]*$/u;

const trimmed = ({ title, placeholders }: FieldMeta, most: number) =>
  z
    .string({ error: missing(title) })
    .trim()
    .max(most, tooLong(title, most))
    .refine((value) => !turnsText(value), turnedProblem(title))
    .refine((value) => placeholderProblem(value, placeholders) === undefined, {
      error: ({ input }) => placeholderProblem(String(input), placeholders),
    });

/** A required text of one line. */
export const line = (meta: FieldMeta, most: number) =>
  trimmed(meta, most)
    .min(1, missing(meta.title))
    .regex(NO_BREAKS, `${meta.title} must be one line.`)
    .meta({ control: 'line', ...meta });

/** An optional text of one line. */
export const optionalLine = (meta: FieldMeta, most: number) =>
  trimmed(meta, most)
    .regex(NO_BREAKS, `${meta.title} must be one line.`)
    .meta({ control: 'line', ...meta });

/** A required paragraph. */
export const text = (meta: FieldMeta, most: number) =>
  trimmed(meta, most)
    .min(1, missing(meta.title))
    .meta({ control: 'text', ...meta });

/** A text of paragraphs, lists and links, see linked-text.ts. */
export const linkedText = (meta: FieldMeta, most: number) =>
  text(meta, most).refine((value) => wrongLink(value) === undefined, {
    error: ({ input }) =>
      `The address of the link “${wrongLink(String(input))}” must begin with https://, mailto:, tel: or /.`,
  });

/** A list entry with an id, by which changes refer to it whatever others add, remove or move. Missing ids are assigned. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id: z.string().refine(isEntryId).optional().meta({ title: 'Id', hidden: true }), ...shape });

const entries = (count: number) => (count === 1 ? '1 entry' : `${count} entries`);

export const lines = <Item extends z.ZodType>(
  meta: FieldMeta,
  item: Item,
  { least = 0, most }: { least?: number; most: number },
) =>
  z
    .array(item, { error: missing(meta.title) })
    .min(least, `${meta.title} must have at least ${entries(least)}.`)
    .max(most, `${meta.title} must have at most ${entries(most)}.`)
    .meta({ ...meta });

/** A link for visitors: https, mailto or tel only. */
export const link = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .max(500, tooLong(meta.title, 500))
    .regex(LINK, `${meta.title} must begin with https://, mailto: or tel:.`)
    .refine((value) => !turnsText(value), turnedProblem(meta.title))
    .meta({ control: 'address', ...meta });

export const mailAddress = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .max(254, tooLong(meta.title, 254))
    .regex(/^[^\s@<>",]+@[^\s@<>",]+\.[^\s@<>",]+$/, `${meta.title} must look like office@example.com.`)
    .meta({ control: 'address', ...meta });

/** Digits with the usual separators; the link that dials it keeps the digits and a leading +. */
export const phoneNumber = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .min(1, { error: missing(meta.title), abort: true })
    .regex(/^\+?[0-9().\t \u00a0-]{5,30}$/, {
      error: `${meta.title} can contain only digits, spaces, ( ) . - and a leading +.`,
      abort: true,
    })
    .refine((value) => value.replace(/\D/g, '').length >= 5, `${meta.title} must have at least 5 digits.`)
    .meta({ control: 'line', ...meta });

/** An existing date, such as `2006-01-24`. */
export const isoDate = (meta: FieldMeta) =>
  z.iso.date({ error: `${meta.title} must be a date such as 2026-01-24.` }).meta({ control: 'date', ...meta });

export const timeOfDay = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .min(1, { error: missing(meta.title), abort: true })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${meta.title} must be a time such as 08:00.`)
    .meta({ control: 'time', ...meta });

export const colour = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .regex(/^#[0-9a-f]{6}$/, `${meta.title} must be a color such as #12263a.`)
    .meta({ control: 'colour', ...meta });

/** Position that a crop keeps in view, as a share from the left or the top. */
const share = z.number().min(0).max(1);

const PICTURE_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** A picture, with a description for visitors who cannot see it. */
export const picture = (meta: FieldMeta) =>
  z
    .strictObject(
      {
        picture: z.string().regex(PICTURE_ID, {
          error: ({ input }) => (input ? `${meta.title} must be a picture from the library.` : 'Choose a picture.'),
        }),
        alt: text(
          { title: 'Alternative text', description: 'Describes the picture for visitors who cannot see it.' },
          300,
        ),
        focus: z.strictObject({ x: share, y: share }).optional(),
      },
      { error: missing(meta.title) },
    )
    .meta({ control: 'picture', ...meta });
