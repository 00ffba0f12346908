import { z } from 'zod';
import { entry, line, lines, optionalLine, picture, text } from './fields.ts';

const section = (title: string) =>
  z.strictObject({ heading: line({ title: 'Heading' }, 100), lead: text({ title: 'Text' }, 300) }).meta({ title });

const slide = entry(picture({ title: 'Slide' }).shape).meta({ title: 'Slide', control: 'picture' });

const quote = entry({
  quote: text({ title: 'What the client said' }, 500),
  name: line({ title: 'Who said it', description: 'Ask before you publish a name.' }, 100),
  project: optionalLine({ title: 'About which project' }, 160),
});

export const HOME = z
  .strictObject({
    banner: line({ title: 'Banner', description: 'The sentence over the pictures.' }, 80),
    slides: lines({ title: 'Slides', entry: 'slide' }, slide, { least: 1, most: 20 }),
    work: section('What we have built'),
    clients: z
      .strictObject({
        heading: line({ title: 'Heading' }, 100),
        quotes: lines(
          { title: 'Quotes', entry: 'quote', description: 'Shown from three on, word for word as the client said it.' },
          quote,
          { most: 9 },
        ),
      })
      .meta({ title: 'What our clients say' }),
    offers: section('What we offer'),
    supplies: section('What we supply')
      .extend({ picture: picture({ title: 'Picture' }) })
      .meta({ title: 'What we supply' }),
  })
  .meta({ title: 'Home page' });

export type Home = z.infer<typeof HOME>;
