import { LIMITS } from '#shared/limits';
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

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

export const EMPTY_SENTENCE = 'Enter a quantity, a date or a contact on site first.';

/** A single untouched row requests nothing. */
const rowsAsked = ({ rows }: MaterialRequest) =>
  rows.filter(({ quantity }) => quantity.trim() !== '' || rows.length > 1);

function rowProblem({ material, quantity }: Row, index: number): string | undefined {
  if (!material) return `Material ${index + 1}: choose a material.`;
  if (!readNumber(quantity)) return `Material ${index + 1}: enter the quantity as a number, such as 12 or 12.5.`;
  return undefined;
}

/** The reason why a request cannot be written into the description, if any. */
export function problemOf(request: MaterialRequest): string | undefined {
  const asked = rowsAsked(request);
  if (asked.length === 0 && !request.neededOn && !request.person.trim()) return EMPTY_SENTENCE;
  return asked.map(rowProblem).find(Boolean);
}

function rowLine({ material, quantity, unit, note }: Row): string {
  const amount = `${numberText(readNumber(quantity) ?? 0)} ${unit}`;
  return `- ${material}: ${amount}${note ? ` (${note})` : ''}`;
}

/** The request as plain text. */
export function linesOf(request: MaterialRequest): string {
  const rows = rowsAsked(request).map(rowLine);
  return [
    ...(rows.length > 0 ? ['Materials:', ...rows] : []),
    ...(request.neededOn ? [`Needed on: ${DAY.format(new Date(request.neededOn))}`] : []),
    ...(request.person.trim() ? [`On site: ${request.person.trim()}`] : []),
  ].join('\n');
}

/** The description with the lines added, or replacing those added before if they are still in it. */
export function withLines(description: string, before: string, lines: string): string {
  if (before && description.includes(before)) return description.replace(before, () => lines);
  return description.trim() ? `${description.trimEnd()}\n\n${lines}` : lines;
}

/** The error message for a description that would be too long. */
export function lengthProblem(description: string): string | undefined {
  if (description.length <= LIMITS.description) return undefined;
  const [most, length] = [LIMITS.description, description.length].map(numberText);
  return `The description can have at most ${most} characters; this would make it ${length}. Shorten it first.`;
}
