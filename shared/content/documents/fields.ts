/**
 * The kinds of fields that documents are made of. A field's title, hint and control stand in its metadata, from which
 * the editor makes its form; its limits and sentences are those of the schema, on the server as in the editor.
 */
import { z } from 'zod';
import { turnedProblem, turnsText } from '../../direction-signs.ts';
import { isEntryId } from '../entries.ts';
import { unknownPlaceholder } from './placeholders.ts';

/** How the editor asks for a field, where its type does not say it already. */
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
  /** One of those that the same field has elsewhere, or a new one. */
  | 'kind'
  | 'point'
  | 'service'
  | 'services'
  /** Rows of a spreadsheet. */
  | 'sheet'
  /** The lists of projects, by their years. */
  | 'periods';

export interface FieldMeta {
  title: string;
  description?: string;
  control?: Control;
  /** Of a list: what one entry is called, as in "Add a phone number". */
  entry?: string;
  /** What may be chosen instead of typed. */
  suggestions?: readonly string[];
  /** Of a list: what an entry may begin with. */
  beginnings?: readonly object[];
  /** Kept by the program: no editor asks for it. */
  hidden?: boolean;
}

/** Texts may name what stands elsewhere: `{firm}` is the firm's name wherever it is written. */
const known = (text: string) => unknownPlaceholder(text) === undefined;
const unknown = ({ input }: { input?: unknown }) =>
  `There is no {${unknownPlaceholder(String(input))}}. Write { and } only around the names that the editor offers.`;

const tooLong = (title: string, most: number) => `${title} takes at most ${most} characters.`;
const missing = (title: string) => `${title} is required.`;

const NO_BREAKS = /^[^\p{Cc}]*$/u;

const trimmed = (title: string, most: number) =>
  z
    .string({ error: missing(title) })
    .trim()
    .max(most, tooLong(title, most))
    .refine((value) => !turnsText(value), turnedProblem(title))
    .refine(known, { error: unknown });

/** A required text of one line. */
export const line = (meta: FieldMeta, most: number) =>
  trimmed(meta.title, most)
    .min(1, missing(meta.title))
    .regex(NO_BREAKS, `${meta.title} is one line.`)
    .meta({ control: 'line', ...meta });

/** The same, which may be left empty. */
export const optionalLine = (meta: FieldMeta, most: number) =>
  trimmed(meta.title, most)
    .regex(NO_BREAKS, `${meta.title} is one line.`)
    .meta({ control: 'line', ...meta });

/** A required text of one paragraph. */
export const text = (meta: FieldMeta, most: number) =>
  trimmed(meta.title, most)
    .min(1, missing(meta.title))
    .meta({ control: 'text', ...meta });

/** Of an entry of a list, so that a change names it whatever others add, remove or move. Given where it is missing. */
export const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ id: z.string().refine(isEntryId).optional().meta({ title: 'Id', hidden: true }), ...shape });

export const lines = <Item extends z.ZodType>(
  meta: FieldMeta,
  item: Item,
  { least = 0, most }: { least?: number; most: number },
) =>
  z
    .array(item, { error: missing(meta.title) })
    .min(least, `${meta.title} takes at least ${least}.`)
    .max(most, `${meta.title} takes at most ${most}.`)
    .meta({ ...meta });

const LINK = /^(https:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+|tel:\+?[0-9]+)$/;

/** A link that a visitor follows. Nothing but https, mailto and tel leaves the site. */
export const link = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .max(500, tooLong(meta.title, 500))
    .regex(LINK, `${meta.title} begins with https://, mailto: or tel:.`)
    .refine((value) => !turnsText(value), turnedProblem(meta.title))
    .meta({ control: 'address', ...meta });

export const mailAddress = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .max(254, tooLong(meta.title, 254))
    .regex(/^[^\s@<>",]+@[^\s@<>",]+\.[^\s@<>",]+$/, `${meta.title} is an e-mail address such as office@example.com.`)
    .meta({ control: 'address', ...meta });

/** Digits with the usual separators; the link that dials it keeps the digits and a leading +. */
export const phoneNumber = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .trim()
    .regex(/^\+?[0-9().\t \u00a0-]{5,30}$/, `${meta.title} is made of digits, spaces, and ( ) - or a leading +.`)
    .refine((value) => value.replace(/\D/g, '').length >= 5, `${meta.title} has at least 5 digits.`)
    .meta({ control: 'line', ...meta });

/** `2006-01-24`, of a day that there is. */
export const isoDate = (meta: FieldMeta) =>
  z.iso.date({ error: `${meta.title} is a date such as 2026-01-24.` }).meta({ control: 'date', ...meta });

export const timeOfDay = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${meta.title} is a time such as 08:00.`)
    .meta({ control: 'time', ...meta });

export const colour = (meta: FieldMeta) =>
  z
    .string({ error: missing(meta.title) })
    .regex(/^#[0-9a-f]{6}$/, `${meta.title} is a colour such as #12263a.`)
    .meta({ control: 'colour', ...meta });

/** Where a crop keeps to, from the left and the top. */
const share = z.number().min(0).max(1);

const PICTURE_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** A picture of the library, with the words for those who cannot see it. */
export const picture = (meta: FieldMeta) =>
  z
    .strictObject(
      {
        picture: z.string().regex(PICTURE_ID, `${meta.title} is chosen from the pictures.`),
        alt: text({ title: 'Description of the picture', description: 'For visitors who cannot see it.' }, 300),
        focus: z.strictObject({ x: share, y: share }).optional(),
      },
      { error: missing(meta.title) },
    )
    .meta({ control: 'picture', ...meta });
