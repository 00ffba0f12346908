import { z } from 'zod';
import { entry, line, lines, optionalLine, picture, text } from '../fields/fields.ts';

const section = (title: string) =>
  z.strictObject({ heading: line({ title: 'Heading' }, 100), lead: text({ title: 'Text' }, 300) }).meta({ title });

const slide = entry(picture({ title: 'Slide' }).shape).meta({ title: 'Slide', control: 'picture' });

const quote = entry({
  quote: text({ title: 'Quote' }, 500),
  name: line({ title: 'Name', description: 'Ask for permission before you publish a name.' }, 100),
  project: optionalLine({ title: 'Project' }, 160),
});

export const HOME = z
  .strictObject({
    banner: line({ title: 'Banner', description: 'Shown over the slides.' }, 80),
    slides: lines({ title: 'Slides', entry: 'slide' }, slide, { least: 1, most: 20 }),
    work: section('What we have built'),
    clients: z
      .strictObject({
        heading: line({ title: 'Heading' }, 100),
        quotes: lines(
          {
            title: 'Testimonials',
            entry: 'testimonial',
            description: 'Shown once there are three. Quote clients verbatim.',
          },
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
