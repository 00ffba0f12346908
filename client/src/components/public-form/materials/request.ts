import { LIMITS } from '#shared/limits';
import { fullDay } from '#shared/meetings/day-text';
import { numberText, readNumber } from './volume.ts';

export const UNITS = ['m³', 'truckloads', 'tons', 'bags'] as const;
export type Unit = (typeof UNITS)[number];

export interface Row {
  id: number;
  material: string;
  quantity: string;
  unit: Unit;
  /** How the quantity was calculated; removed when it is edited. */
  note?: string;
}

/** A visitor's material request, besides the form's fields. */
export interface MaterialRequest {
  rows: Row[];
  /** ISO date. */
  neededOn: string;
  person: string;
}

export const EMPTY_SENTENCE = 'Enter a quantity, a date or a contact on site first.';

/** A single untouched row requests nothing. */
const rowsAsked = ({ rows }: MaterialRequest) =>
  rows.filter(({ quantity }) => quantity.trim() !== '' || rows.length > 1);

/** Why a request cannot be written into the description: because of a field of a row, or of the whole. */
export interface Problem {
  text: string;
  row?: number;
  field?: 'material' | 'quantity';
}

function rowProblem({ id: row, material, quantity }: Row): Problem | undefined {
  if (!material) return { row, field: 'material', text: 'Choose a material.' };
  if (!readNumber(quantity)) return { row, field: 'quantity', text: 'Enter a number, such as 12 or 12.5.' };
  return undefined;
}

export const isEmpty = (request: MaterialRequest): boolean =>
  rowsAsked(request).length === 0 && !request.neededOn && !request.person.trim();

/** The first problem of a request, if any. */
export const problemOf = (request: MaterialRequest): Problem | undefined =>
  isEmpty(request) ? { text: EMPTY_SENTENCE } : rowsAsked(request).map(rowProblem).find(Boolean);

function rowLine({ material, quantity, unit, note }: Row): string {
  const amount = `${numberText(readNumber(quantity) ?? 0)} ${unit}`;
  return `- ${material}: ${amount}${note ? ` (${note})` : ''}`;
}

/** The request as plain text. */
export function linesOf(request: MaterialRequest): string {
  const rows = rowsAsked(request).map(rowLine);
  return [
    ...(rows.length > 0 ? ['Materials:', ...rows] : []),
    ...(request.neededOn ? [`Needed on: ${fullDay(request.neededOn)}`] : []),
    ...(request.person.trim() ? [`On site: ${request.person.trim()}`] : []),
  ].join('\n');
}

/** The description with the lines added, or replacing those added before if they are still in it. */
export function withLines(description: string, before: string, lines: string): string {
  if (before && description.includes(before)) return description.replace(before, () => lines);
  return description.trim() ? `${description.trimEnd()}\n\n${lines}` : lines;
}

/** The problem of a description that would be too long. */
export function lengthProblem(description: string): Problem | undefined {
  if (description.length <= LIMITS.description) return undefined;
  const [most, length] = [LIMITS.description, description.length].map(numberText);
  return {
    text: `The description can have at most ${most} characters; this would make it ${length}. Shorten it first.`,
  };
}
