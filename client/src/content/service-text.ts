import type { Service, SERVICES } from '#shared/catalogue';

/** The services with a form; a Record of them does not compile while a service has no text. */
export type ServiceWith<Form extends Service['form']> = Extract<(typeof SERVICES)[number], { form: Form }>['name'];

export interface ServiceText {
  /** Two to four. */
  sentences: readonly string[];
  facts: readonly { label: string; value: string }[];
  /** `file` is the picture's file name without extension. */
  picture: { file: string; alt: string };
}
