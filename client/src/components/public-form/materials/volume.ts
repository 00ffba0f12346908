/** Length of each unit in meters. */
const METERS = { m: 1, ft: 0.3048, cm: 0.01, mm: 0.001, in: 0.0254 } as const;

export const SIDE_UNITS = ['m', 'ft'] as const;
export const THICKNESS_UNITS = ['cm', 'mm', 'm', 'in'] as const;

/** The calculator's input, as typed. */
export interface Size {
  length: string;
  width: string;
  sideUnit: (typeof SIDE_UNITS)[number];
  thickness: string;
  thicknessUnit: (typeof THICKNESS_UNITS)[number];
  /** Per cent. */
  waste: string;
  /** Truck capacity in cubic meters. */
  truck: string;
}

export const NO_SIZE: Size = {
  length: '',
  width: '',
  sideUnit: 'm',
  thickness: '',
  thicknessUnit: 'cm',
  waste: '5',
  truck: '6',
};

export interface Volume {
  cubicMeters: number;
  /** The calculation in words. */
  note: string;
}

const CENT = 100;
const MAX_WASTE = 100;

const rounded = (value: number) => Math.round(value * CENT) / CENT;

/** `1,200`, `1,200.5`: commas group three digits, as in the Philippines. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const DECIMAL = /^\d+([.,]\d+)?$|^[.,]\d+$/;

/** Parses a non-negative number with a decimal point or comma; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const typed = text.replace(/\s/g, '');
  if (!GROUPED.test(typed) && !DECIMAL.test(typed)) return undefined;
  return Number(GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
}

const TEXT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a number with at most two decimals. */
export const numberText = (value: number): string => TEXT.format(value);

/** Parses a positive number; undefined for anything else. */
function above(text: string): number | undefined {
  const value = readNumber(text);
  return value && value > 0 ? value : undefined;
}

function truckNote(cubicMeters: number, truck: number | undefined): string {
  if (!truck) return '';
  const loads = Math.ceil(rounded(cubicMeters / truck));
  return `: ${loads} ${loads === 1 ? 'truckload' : 'truckloads'} of ${numberText(truck)} m³`;
}

/** Length × width × thickness plus waste; undefined until all of them are valid. */
export function volumeOf(size: Size): Volume | undefined {
  const [length, width, thickness] = [size.length, size.width, size.thickness].map(above);
  const waste = size.waste.trim() === '' ? 0 : readNumber(size.waste);
  if (!length || !width || !thickness || waste === undefined || waste > MAX_WASTE) return undefined;
  const { sideUnit, thicknessUnit } = size;
  const net = length * width * METERS[sideUnit] ** 2 * thickness * METERS[thicknessUnit];
  const cubicMeters = rounded(net * (1 + waste / CENT));
  const sides = [`${numberText(length)} ${sideUnit}`, `${numberText(width)} ${sideUnit}`];
  const measures = [...sides, `${numberText(thickness)} ${thicknessUnit}`].join(' × ');
  const wasteNote = waste ? ` and ${numberText(waste)}% waste` : '';
  return { cubicMeters, note: measures + wasteNote + truckNote(cubicMeters, above(size.truck)) };
}
