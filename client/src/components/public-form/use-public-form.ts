import type { FormMetadata } from '../../api/public-form.ts';
import type { SubmissionReceipt } from '../../../../shared/contract.ts';
import type { FormRules } from '../../../../shared/rules.ts';
import type { FormName } from '../../stores/drafts.ts';
import { type FormOptions, useRuledForm } from '../form/use-ruled-form.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './sending/use-sending.ts';

interface PublicFormOptions<Ruled, Form, Payload> extends Pick<FormOptions<Form>, 'checks'> {
  name: FormName;
  rules: FormRules<Ruled>;
  /** Values from the address, such as the service; they may arrive after the first rendering. */
  presets: Record<string, string | undefined>;
  /** Initial values of fields that are never empty. */
  initial?: Record<string, string>;
  /** The field that keeps its value after a success. */
  keeps: keyof Form & string;
  payloadOf: (input: Form) => Payload;
  post: (payload: Payload, metadata: FormMetadata, input: Form) => Promise<SubmissionReceipt>;
}

/** What the three public forms have in common: rules, a draft, sending, and an empty form after a success. */
export function usePublicForm<Ruled extends object, Form extends Ruled = Ruled, Payload extends object = Form>(
  options: PublicFormOptions<Ruled, Form, Payload>,
) {
  const { name, rules, checks, presets, initial, keeps, payloadOf, post } = options;
  const { form, field, busy, onSubmit } = useRuledForm<Ruled, Form>(rules, { checks });
  const { submit, ...outcome } = useSending(name);
  useDraft({ name, form, rules, presets, initial });
  const send = onSubmit(async (input, event) => {
    const payload = payloadOf(input);
    if (!(await submit(event, payload, (metadata) => post(payload, metadata, input)))) return;
    form.reset({ ...initial, [keeps]: input[keeps] } as Partial<Form>);
  });
  return { form, field, state: { ...outcome, name, busy, send } };
}
