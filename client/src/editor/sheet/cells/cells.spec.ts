import { type Read, readCell, shownText, textOf } from './cell-text.ts';
import { type Column, COLUMNS } from './columns.ts';
import { orderOf, readDate } from './dates.ts';
import { fromTsv, toTsv } from '../cell-actions.ts';

const columnOf = (title: string): Column => COLUMNS.find((column) => column.title === title)!;
const read = (title: string, text: string): Read => readCell(columnOf(title), text, 'month first');

describe('a text that is typed or pasted into a cell', () => {
  it.each([
    ['Cost', '1,234,567.50', { value: 1234567.5 }],
    ['Cost', '₱ 1 234 567', { value: 1234567 }],
    ['Cost', 'P1,000', { value: 1000 }],
    ['Cost', 'Php 12.5', { value: 12.5 }],
    ['Cost', '2,000 pesos', { value: 2000 }],
    ['Cost', '-5', { value: -5 }],
    ['Cost', ' ', { value: null }],
    ['Cost', '1.5 M', { invalid: '1.5 M' }],
    ['Own photo', 'TRUE', { value: true }],
    ['Own photo', 'no', { value: false }],
    ['Own photo', '', { value: undefined }],
    ['Own photo', 'perhaps', { invalid: 'perhaps' }],
    ['Project', '  Road \n Widening ', { value: 'Road Widening' }],
    ['Project', '', { value: '' }],
    ['Project', "'=Bridge", { value: '=Bridge' }],
    ['Location', '', { value: null }],
    ['Scope', '', { value: undefined }],
    ['Completed on', '5/13/2024', { value: '2024-05-13' }],
    ['Completed on', 'soon', { value: 'soon' }],
    ['Picture', 'p-3f9c1b7a20de: A road: before', { value: { picture: 'p-3f9c1b7a20de', alt: 'A road: before' } }],
  ])('in %s as %j is %j', (title, text, expected) => {
    expect(read(title, text)).toEqual(expected);
  });

  it('keeps the focal point of a picture that stays', () => {
    const before = { picture: 'road', alt: 'A road.', focus: { x: 0, y: 1 } };
    const { value } = readCell(columnOf('Picture'), 'road: The road.', 'month first', before) as { value: unknown };
    expect(value).toEqual({ ...before, alt: 'The road.' });
    expect(textOf(columnOf('Picture'), value)).toBe('road: The road.');
  });

  it('is shown with its thousands apart, and its centavos', () => {
    expect(shownText(columnOf('Cost'), 1234567.5)).toBe('1,234,567.50');
  });

  it('shows the description of a picture, and its id as long as there is none', () => {
    expect(shownText(columnOf('Picture'), { picture: 'road', alt: 'The road.' })).toBe('The road.');
    expect(shownText(columnOf('Picture'), { picture: 'road', alt: '' })).toBe('road');
  });
});

describe('a date of a spreadsheet', () => {
  it.each([
    ['2026-05-03', '2026-05-03'],
    ['2026/5/3', '2026-05-03'],
    ['2026-05-03 00:00:00', '2026-05-03'],
    ['5/3/2026', '2026-05-03'],
    ['05-03-26', '2026-05-03'],
    ['3-May-26', '2026-05-03'],
    ['3 May 2026', '2026-05-03'],
    ['May 3, 2026', '2026-05-03'],
    ['25/02/2023', '2023-02-25'],
    ['2026-02-30', undefined],
    ['13/13/2026', undefined],
    ['2026', undefined],
    ['3 Foo 2026', undefined],
  ])('that says %s is %s', (text, expected) => {
    expect(readDate(text, 'month first')).toBe(expected);
  });

  it('is read with the day first where that is the order', () => {
    expect(readDate('5/3/2026', 'day first')).toBe('2026-03-05');
  });

  it.each([
    [['5/3/2026', '25/3/2026'], { order: 'day first', isAssumed: false }],
    [['5/3/2026', '3/25/2026'], { order: 'month first', isAssumed: false }],
    [['5/3/2026', '', '2026-05-13'], { order: 'month first', isAssumed: true }],
    [['25/3/2026', '3/25/2026', '5/3/2026'], { order: 'month first', isAssumed: true }],
    [['3/3/2026'], { order: 'month first', isAssumed: false }],
    [['02/25/2023', '25/02/2023'], { order: 'month first', isAssumed: false }],
    [['5/3/2026', '25/3/2026', '45/45/2026'], { order: 'day first', isAssumed: false }],
    [[], { order: 'month first', isAssumed: false }],
  ])('in the column %j has the order %j', (texts, expected) => {
    expect(orderOf(texts)).toEqual(expected);
  });
});

describe('rows on the clipboard', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\tb\nc', [['a', 'b'], ['c']]],
    ['a\t', [['a', '']]],
    [
      '\t\r\n\tx',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['"a\tb"\t"say ""hi""\nthere"', [['a\tb', 'say "hi"\nthere']]],
    ['"open\tb', [['"open', 'b']]],
    ['5" pipe\tb', [['5" pipe', 'b']]],
    ['', []],
  ])('as %j are %j', (text, rows) => {
    expect(fromTsv(text)).toEqual(rows);
  });

  it('are what was put there', () => {
    const rows = [
      ['a\tb', 'say "hi"\nthere', ''],
      ['', '5" pipe', 'x'],
    ];
    expect(fromTsv(toTsv(rows))).toEqual(rows);
  });
});
