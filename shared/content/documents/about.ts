import { z } from 'zod';
import { entry, line, lines, picture, text } from '../fields/fields.ts';

const acronym = entry({
  letters: line({ title: 'Acronym' }, 12),
  line: line({ title: 'Description' }, 160),
  words: lines(
    { title: 'Words', entry: 'word' },
    entry({ word: line({ title: 'Word' }, 40), line: line({ title: 'Meaning' }, 200) }),
    { least: 1, most: 12 },
  ),
}).refine(({ letters, words }) => words.map(({ word }) => word[0]?.toUpperCase()).join('') === letters.toUpperCase(), {
  error: 'The first letters of the words must spell the acronym.',
  path: ['words'],
});

export const ABOUT = z
  .strictObject({
    mission: text({ title: 'Mission' }, 1000),
    vision: text({ title: 'Vision' }, 1000),
    history: lines({ title: 'Company history', entry: 'paragraph' }, text({ title: 'Paragraph' }, 1500), {
      least: 1,
      most: 20,
    }),
    picture: picture({ title: 'Picture beside the history' }),
    principles: lines({ title: 'Guiding principles', entry: 'acronym' }, acronym, { least: 1, most: 6 }),
    chart: z
      .strictObject({
        head: line({ title: 'Head of the company' }, 60),
        departments: lines(
          { title: 'Departments', entry: 'department' },
          entry({
            name: line({ title: 'Department' }, 40),
            roles: lines({ title: 'Roles', entry: 'role' }, line({ title: 'Role' }, 40), { most: 10 }),
          }),
          { least: 1, most: 12 },
        ),
      })
      .meta({ title: 'Organization' }),
  })
  .meta({ title: 'About the company' });

export type About = z.infer<typeof ABOUT>;
export type Acronym = About['principles'][number];
