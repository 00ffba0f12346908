import { z } from 'zod';
import { isObject } from '../deep-equal.ts';
import { isoDate, line, lines, optionalLine, picture } from '../fields/fields.ts';
import { photos } from '../fields/photos.ts';

const optional = (title: string, most: number) => optionalLine({ title }, most).nullable();

export const PROJECT = z.strictObject({
  /** Unique in its period, across both lists; part of the address of an open project. */
  id: z.int().positive().meta({ title: 'Id', hidden: true }),
  project: line({ title: 'Project' }, 300),
  location: optional('Location', 200),
  client: optional('Client', 200),
  cost: z
    .number('Cost must be a number, in pesos.')
    .positive('Cost must be greater than 0.')
    .nullable()
    .meta({ title: 'Cost', control: 'money', description: 'In pesos. Never shown to visitors.' }),
  picture: picture({ title: 'Picture' }).nullable(),
  own: z
    .boolean('Own photo must be yes or no.')
    .optional()
    .meta({ title: 'Own photo', description: 'Whether the picture shows this very project.' }),
  status: optional('Status', 60).optional(),
  completedOn: isoDate({ title: 'Completed on' }).nullable().optional(),
  scope: optional('Scope', 1000).optional(),
  kind: optional('Type of work', 60)
    .meta({ title: 'Type of work', control: 'kind', description: 'Visitors can filter projects by it.' })
    .optional(),
  photos: photos().optional(),
});

export type Project = z.infer<typeof PROJECT>;

export const MAX_ROWS = 5000;

const rows = (title: string, row: z.ZodType<Project>) =>
  lines({ title, entry: 'project', control: 'sheet' }, row, { most: MAX_ROWS });

const idsOnce = ({ completed, subcontracted }: { completed: Project[]; subcontracted: Project[] }) => {
  const ids = [...completed, ...subcontracted].map(({ id }) => id);
  return new Set(ids).size === ids.length;
};

const periodOf = (row: z.ZodType<Project>) =>
  z
    .strictObject({
      name: z
        .string()
        .regex(/^(19|20)\d\d(-(19|20)\d\d)?$/, 'Years must be one year such as 2026, or two such as 2015-2018.')
        .meta({ title: 'Years' }),
      clients: z.boolean().meta({ title: 'Show clients' }),
      completed: rows('Completed projects', row),
      subcontracted: rows('Subcontracted projects', row),
    })
    .refine(idsOnce, { error: 'Two projects have the same number.', path: ['completed'] })
    .meta({ title: 'Period' });

export type Period = z.infer<ReturnType<typeof periodOf>>;

const firstYear = ({ name }: Period) => Number(name.slice(0, 4));

const inOrder = (periods: Period[]) =>
  periods.every((one, index) => index === 0 || firstYear(periods[index - 1]) < firstYear(one));

const projectsOf = (row: z.ZodType<Project>) =>
  z
    .strictObject({
      periods: lines({ title: 'Periods', entry: 'period', control: 'periods' }, periodOf(row), {
        least: 1,
        most: 80,
      }).refine(inOrder, 'Periods must be in the order of their years, without duplicates.'),
      publicClients: lines(
        {
          title: 'Public clients',
          entry: 'name',
          description:
            'Names, or parts of names, of clients that the home page counts as public agencies. ' +
            'If empty, a built-in list applies, with names such as DPWH and Municipality of.',
        },
        line({ title: 'Name' }, 60),
        { most: 100 },
      ).optional(),
    })
    .meta({ title: 'Projects' });

export const PROJECTS = projectsOf(PROJECT);

/** Everything except the rows, for an editor that checks each of thousands of rows by itself. */
export const PROJECTS_BUT_ROWS = projectsOf(z.custom<Project>(isObject));

export type Projects = z.infer<typeof PROJECTS>;
