import { bottomOf, type Box, boxOf, type Chart, type Drawing, middleOf } from './drawing.ts';

const HEAD = { width: 340, height: 76, most: 18, lineHeight: 26.4 };
const DEPARTMENT = { width: 182, height: 68, most: 17, lineHeight: 22 };
const ROLE = { width: 158, height: 50, most: 17, lineHeight: 18.9 };

/** Maximum number of departments in a row. */
const IN_ROW = 7;
const PITCH = 196;
const MARGIN = 21;
/** Distance from a department's left edge to the line of its roles. */
const BRANCH = 12;
const GAP = 12;
/** Distance from the head or a row to the horizontal line, and from there to the departments. */
const DROP = 38;
const REST = 26;
/** The x of the line between rows. */
const EDGE = 7;

type Department = Chart['departments'][number];

function columnOf({ name, roles }: Department, x: number, y: number): Box[] {
  const boxes = [boxOf('department', name, DEPARTMENT, x, y)];
  let top = bottomOf(boxes[0]) + 16;
  for (const role of roles) {
    const box = boxOf('role', role, ROLE, x + DEPARTMENT.width - ROLE.width, top);
    boxes.push(box);
    top = bottomOf(box) + GAP;
  }
  return boxes;
}

function linesOf([department, ...roles]: Box[], across: number): string {
  const branch = department.x + BRANCH;
  const last = roles.at(-1);
  return [
    `M${department.x + department.width / 2} ${across}V${department.y}`,
    ...roles.map((role) => `M${branch} ${middleOf(role)}H${role.x}`),
    last ? `M${branch} ${bottomOf(department)}V${middleOf(last)}` : '',
  ].join('');
}

/** @param from the x at which the line from above begins or passes */
function rowOf(departments: readonly Department[], across: number, from: number) {
  const columns = departments.map((department, index) => columnOf(department, MARGIN + index * PITCH, across + REST));
  const middles = [...columns.map(([{ x, width }]) => x + width / 2), from];
  const bus = `M${Math.min(...middles)} ${across}H${Math.max(...middles)}`;
  return { boxes: columns.flat(), lines: bus + columns.map((column) => linesOf(column, across)).join('') };
}

/** Departments in columns, for wide screens. */
export function wideChart({ head, departments }: Chart): Drawing {
  const inRow = Math.min(departments.length, IN_ROW);
  const width = Math.max(2 * MARGIN + (inRow - 1) * PITCH + DEPARTMENT.width, HEAD.width + 2 * MARGIN);
  const top = boxOf('head', head, HEAD, (width - HEAD.width) / 2, 32);
  const boxes = [top];
  let lines = '';
  let above = bottomOf(top);
  for (let first = 0; first < departments.length; first += IN_ROW) {
    const across = above + DROP;
    lines += first === 0 ? `M${width / 2} ${above}V${across}` : `M${EDGE} ${bottomOf(top) + DROP}V${across}`;
    const from = departments.length > IN_ROW ? EDGE : width / 2;
    const row = rowOf(departments.slice(first, first + IN_ROW), across, from);
    boxes.push(...row.boxes);
    lines += row.lines;
    above = Math.max(...row.boxes.map(bottomOf));
  }
  return { width, height: above + 32, boxes, lines };
}
