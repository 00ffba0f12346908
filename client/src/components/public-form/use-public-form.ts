import { type BaseSyntheticEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { SubmissionReceipt } from '#shared/contract';
import { neededRules } from '#shared/forms/contact';
import type { FormRecord } from '#shared/forms/form';
import { MESSAGES } from '#shared/messages';
import type { FormRules } from '#shared/rules';
import { ApiError, failureText } from '../../api/http.ts';
import { logFailure } from '../../api/log.ts';
import { useToasts } from '../../stores/toast.ts';
import { type FormMetadata, postForm } from '../../api/public-form.ts';
import { usePageData } from '../../content/page-context.tsx';
import { type Draft, type FormName, type Texts, textsOf, useDrafts } from '../../stores/drafts.ts';
import type { RuledForm } from '../form/form-state.ts';
import { type FormOptions, useRuledForm } from '../form/use-ruled-form.ts';
import { trapOf } from './trap-field.tsx';

interface DraftedForm<Form> {
  name: FormName;
  form: RuledForm<Form>;
  /** Only fields with a rule are kept in the draft. */
  rules: object;
  /** Values from the address, such as the service; they may arrive after the first render. */
  presets: Record<string, string | undefined>;
  /** Initial values of fields that are never empty. */
  initial?: Record<string, string>;
}

const NONE = {};

/** Restores the form's draft of this tab and saves changes to it. Text typed before hydration takes precedence. */
function useDraft<Form>({ name, form, rules, presets, initial = NONE }: DraftedForm<Form>) {
  const found = useRef<Draft>(undefined);

  useEffect(() => {
    const { store, set } = form;
    const keep = (values: object) => {
      const drafted = Object.entries(values).filter(([field]) => field in rules);
      useDrafts.getState().change(name, { values: textsOf(Object.fromEntries(drafted)), presets: textsOf(presets) });
    };
    // after the first run, only the presets have changed
    const fields = Object.keys(found.current ? presets : rules) as (keyof Form & string)[];
    const draft = (found.current ??= useDrafts.getState().open(name));
    let typed = false;
    for (const field of fields) {
      const now = store.getState().values[field];
      const { untouched, wanted } = fillingOf(now, presets[field], draft, field);
      if (!untouched && now !== initial[field]) typed = true;
      else if (wanted) set(field, wanted);
    }
    if (typed) keep(store.getState().values);
    return store.subscribe(({ values }, before) => {
      if (values !== before.values) keep(values);
    });
  }, [name, form, rules, presets, initial]);
}

/** A preset takes precedence over the draft, unless the visitor has already replaced this preset. */
function fillingOf(now: unknown, preset: string | undefined, { values, presets }: Draft, field: string) {
  const drafted = values[field];
  return {
    untouched: !now || now === preset || now === drafted,
    wanted: preset && preset !== presets[field] ? preset : (drafted ?? preset),
  };
}

const CONFLICT = 409;

/** Sends a public form. Success shows a toast and a confirmation, failure an error message. */
function useSending(form: FormName, messages: FormRecord['messages']) {
  const showToast = useToasts((toasts) => toasts.show);
  const draft = useDrafts(({ drafts }) => drafts[form]);
  const [failure, setFailure] = useState<string>();
  /** Reference of the submission sent during this visit. */
  const [sentNow, setSentNow] = useState<string>();

  const fail = (error: unknown, key: string) => {
    logFailure(messages.failed, error);
    const answer = (messages.failureMark ?? '') + failureText(error, messages.failed);
    setFailure(error instanceof ApiError ? answer : MESSAGES.networkFailed);
    // the server has stored other content under this key, so the next attempt needs a new one
    if (error instanceof ApiError && error.status === CONFLICT)
      useDrafts.getState().change(form, { attempt: { key, payload: '' } });
  };

  /**
   * Sends a payload; an unchanged one reuses the idempotency key of the last attempt. Resolves to whether the server accepted it.
   *
   * @param values shown in the confirmation
   */
  const submit = async (
    event: BaseSyntheticEvent | undefined,
    payload: object,
    values: Texts,
    send: (metadata: FormMetadata) => Promise<SubmissionReceipt>,
  ): Promise<boolean> => {
    setFailure(undefined);
    const attempt = useDrafts.getState().attempt(form, JSON.stringify(payload));
    try {
      const { reference } = await send({ ...attempt, trap: trapOf(event) });
      useDrafts.getState().finish(form, { reference, at: new Date().toISOString(), values });
      setSentNow(reference);
      showToast(messages.sent);
      return true;
    } catch (error) {
      fail(error, attempt.idempotencyKey);
      return false;
    }
  };
  const { sent } = draft ?? {};
  return { submit, failure, sent, isNew: sent?.reference === sentNow, unsent: Boolean(draft?.attempt) };
}

interface PublicFormOptions<Ruled, Form> extends Pick<FormOptions<Form>, 'checks'> {
  /** Key of its draft. */
  name: FormName;
  record: FormRecord & { fields: FormRules<Ruled> };
  /** Values from the address, such as the service; they may arrive after the first render. */
  presets: Record<string, string | undefined>;
  /** Initial values of fields that are never empty. */
  initial?: Record<string, string>;
  /** The field that keeps its value after a success. */
  keeps: keyof Form & string;
  /** The body to post; while it is unchanged, so is its idempotency key. The input by default. */
  payloadOf?: (input: Form) => object;
  /** The values shown in the confirmation; those of the payload by default. */
  sentOf?: (input: Form) => object;
  /** Replaces posting the payload as JSON to the record's endpoint. */
  post?: (input: Form, metadata: FormMetadata) => Promise<SubmissionReceipt>;
}

/** The shared logic of the three public forms: rules, draft, sending, and a reset after success. */
export function usePublicForm<Ruled extends object, Form extends Ruled = Ruled>(
  options: PublicFormOptions<Ruled, Form>,
) {
  const { name, record, checks, presets, initial, keeps, payloadOf, sentOf, post } = options;
  const { contact = 'both' } = usePageData();
  const rules = useMemo(() => neededRules(record.fields, contact) as FormRules<Ruled>, [record, contact]);
  const { form, field, busy, onSubmit } = useRuledForm<Ruled, Form>(rules, { checks });
  const { submit, ...outcome } = useSending(name, record.messages);
  useDraft({ name, form, rules: record.fields, presets, initial });
  const send = onSubmit(async (input, event) => {
    const payload = payloadOf?.(input) ?? input;
    const sendPayload = (metadata: FormMetadata) =>
      post ? post(input, metadata) : postForm(record.endpoint, payload, metadata);
    if (!(await submit(event, payload, textsOf(sentOf?.(input) ?? payload), sendPayload))) return;
    form.reset({ ...initial, [keeps]: input[keeps] } as Partial<Form>);
  });
  const sendAnother = () => form.focus(Object.keys(record.fields)[0] as keyof Form & string);
  return { form, field, state: { ...outcome, record, busy, send, sendAnother } };
}
