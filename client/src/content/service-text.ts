import type { Service, SERVICES } from '../../../shared/catalogue.ts';

/** The services whose page shows that form; a record of them misses an eleventh service at compile time. */
export type ServiceWith<Form extends Service['form']> = Extract<(typeof SERVICES)[number], { form: Form }>['name'];

export interface ServiceText {
  /** Two to four, true of the product or service wherever it comes from. */
  sentences: readonly string[];
  facts: readonly { label: string; value: string }[];
  /** `file` is the picture's name, without folder and ending. */
  picture: { file: string; alt: string };
}
