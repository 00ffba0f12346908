import { bottomOf, type Box, boxOf, type Chart, type Drawing, middleOf } from './drawing.ts';

const HEAD = { width: 328, height: 72, most: 18, lineHeight: 24.4 };
const DEPARTMENT = { width: 300, height: 48, most: 27, lineHeight: 22, indent: 14 };
const ROLE = { width: 270, height: 40, most: 28, lineHeight: 19, indent: 14 };

const WIDTH = 360;
const MARGIN = 16;
/** The x of the vertical line from the head, and of the one within a department. */
const TRUNK = 28;
const BRANCH = 60;
const GAP = 8;

function rolesOf(roles: readonly string[], department: Box): Box[] {
  let top = bottomOf(department) + GAP;
  return roles.map((role) => {
    const box = boxOf('role', role, ROLE, 74, top);
    top = bottomOf(box) + GAP;
    return box;
  });
}

const linesOf = (department: Box, roles: Box[]) => [
  `M${TRUNK} ${middleOf(department)}H${department.x}`,
  ...roles.map((role) => `M${BRANCH} ${middleOf(role)}H${role.x}`),
  ...roles.slice(-1).map((last) => `M${BRANCH} ${bottomOf(department)}V${middleOf(last)}`),
];

/** Departments stacked, for narrow screens. */
export function tallChart({ head, departments }: Chart): Drawing {
  const top = boxOf('head', head, HEAD, MARGIN, MARGIN);
  const boxes = [top];
  const lines: string[] = [];
  let end = top;
  for (const { name, roles } of departments) {
    const department = boxOf('department', name, DEPARTMENT, 44, bottomOf(boxes.at(-1)!) + 18);
    const below = rolesOf(roles, department);
    boxes.push(department, ...below);
    lines.push(...linesOf(department, below));
    end = department;
  }
  lines.push(`M${TRUNK} ${bottomOf(top)}V${middleOf(end)}`);
  return { width: WIDTH, height: bottomOf(boxes.at(-1)!) + MARGIN, boxes, lines: lines.join('') };
}
