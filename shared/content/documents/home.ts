import { z } from 'zod';
import { entry, line, lines, picture, text } from './fields.ts';

const section = (title: string) =>
  z.strictObject({ heading: line({ title: 'Heading' }, 100), lead: text({ title: 'Text' }, 300) }).meta({ title });

const slide = entry(picture({ title: 'Slide' }).shape).meta({ title: 'Slide', control: 'picture' });

export const HOME = z
  .strictObject({
    banner: line({ title: 'Banner', description: 'The sentence over the pictures.' }, 80),
    slides: lines({ title: 'Slides', entry: 'slide' }, slide, { least: 1, most: 20 }),
    work: section('What we have built'),
    offers: section('What we offer'),
    supplies: section('What we supply')
      .extend({ picture: picture({ title: 'Picture' }) })
      .meta({ title: 'What we supply' }),
  })
  .meta({ title: 'Home page' });

export type Home = z.infer<typeof HOME>;
