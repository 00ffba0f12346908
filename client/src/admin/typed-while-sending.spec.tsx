import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { firstOrAll } from '#shared/testing/thorough';
import { fakeRows, KNOWN, SESSION, signedIn } from '../testing/dashboard/admin.ts';
import { fakeFilters, fakeInbox } from '../testing/dashboard/inbox.ts';
import { nineIn } from '../testing/dashboard/meetings.ts';
import { SENT } from '../testing/dashboard/replies.ts';
import { QUOTE } from '../testing/dashboard/submissions.ts';
import type { Asked, Responses } from '../testing/fake-api.ts';
import { fillIn } from '../testing/forms/fill-in.ts';
import { renderApp } from '../testing/render-app.tsx';

const CRANE = { _id: 'c', vehicleName: 'Tower crane', weightLimit: '8 tons' };
const WELDER = {
  _id: 'w',
  title: 'Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.',
  qualifications: 'NC II',
};
const ROSA = {
  ...{ _id: 'r', email: 'rosa@eclar.example', name: 'Rosa Cruz', roles: ['sales'], state: 'active', isFirst: false },
  ...{ hasSecondKey: false, lastSignInAt: null, invitationEndsAt: null },
};
const MEETING = { ...QUOTE, state: 'read' as const, meetingAt: nineIn(3) };
const ACCOUNTS: Responses = {
  'GET /admin/accounts': [{ ...ROSA, _id: 'a', email: KNOWN.email, name: 'Admin', roles: ['owner'] }, ROSA],
  'PATCH /admin/accounts/r': ({ body }) => ({ ...ROSA, ...(body as object) }),
  'POST /admin/accounts': { account: ROSA, link: 'https://x.example', mailed: false },
  'POST /admin/submissions/q/meeting': () => ({ ...MEETING, meetingSequence: 1, replies: [SENT] }),
};

interface Form {
  at: string;
  /** The buttons that lead to the form. */
  open?: string[];
  form: string;
  label: string;
  send: string;
  /** The button that leads back to the form. */
  close?: string;
  call: string;
}

const FORMS: [string, Form][] = [
  ['a new rental', { at: 'rentals', form: 'Add Rental', label: 'Capacity', send: 'Add Rental', call: 'POST /rental' }],
  [
    'a rental',
    { at: 'rentals', open: ['Edit'], form: 'Edit Tower crane', label: 'Capacity', send: 'Save', call: 'PUT /rental/c' },
  ],
  [
    'a job',
    { at: 'careers', open: ['Edit'], form: 'Edit Welder', label: 'Location', send: 'Save', call: 'PUT /jobs/w' },
  ],
  [
    'a person',
    {
      at: 'people',
      open: ['Edit'],
      form: 'Edit Rosa Cruz',
      label: 'Name',
      send: 'Save',
      call: 'PATCH /admin/accounts/r',
    },
  ],
  [
    'an invitation',
    {
      at: 'people',
      form: 'Invite a person',
      label: 'Name',
      send: 'Invite',
      call: 'POST /admin/accounts',
      close: 'Done',
    },
  ],
  [
    'a reply',
    { at: 'inbox&id=q', form: 'Reply', label: 'Message', send: 'Send reply', call: 'POST /admin/submissions/replies' },
  ],
  [
    'a reply to several',
    {
      at: 'inbox',
      open: ['Reply'],
      form: 'Reply to several',
      label: 'Message',
      send: 'Send 1 reply',
      call: 'POST /admin/submissions/replies',
    },
  ],
  [
    'an answer about a meeting',
    {
      at: 'inbox&id=q',
      open: ['Confirm'],
      form: 'Confirm: the meeting',
      label: 'Message about the meeting',
      send: 'Send confirmation',
      call: 'POST /admin/submissions/q/meeting',
    },
  ],
];

/** A server that answers a call when it is told to. */
function slowly(responses: Responses, call: string) {
  const waiting: (() => void)[] = [];
  const answer = responses[call];
  const slow: Asked = async (asked) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return typeof answer === 'function' ? (answer as Asked)(asked) : answer;
  };
  return { responses: { ...responses, [call]: slow }, answer: () => waiting.forEach((go) => go()) };
}

async function openForm({ at, open = [], form, call }: Form) {
  signedIn();
  const slow = slowly(
    {
      ...SESSION,
      ...fakeInbox([MEETING]),
      ...fakeFilters(),
      ...fakeRows('/rental', [CRANE]),
      ...fakeRows('/jobs', [WELDER]),
      ...ACCOUNTS,
    },
    call,
  );
  const { user } = renderApp(`/admin-dashboard?tab=${at}`, slow.responses);
  if (form === 'Reply to several') await user.click(await screen.findByRole('checkbox', { name: /^Select Ana/ }));
  for (const name of open) {
    const buttons = await screen.findAllByRole('button', { name });
    await user.click(buttons.at(-1)!); // Rosa's, below the own account
  }
  return { user, answer: slow.answer, inForm: within(await screen.findByRole('form', { name: form })) };
}

async function fillAll(user: UserEvent, fields: HTMLElement[]) {
  for (const field of fields) {
    if ((field as HTMLInputElement).value === '') await fillIn(user, field, 'rosa@eclar.example');
  }
}

describe('what is typed while a form is being sent stays', () => {
  it.each(firstOrAll(FORMS))('in %s', async (_what, form) => {
    const { user, answer, inForm } = await openForm(form);
    await fillAll(user, inForm.getAllByRole('textbox'));
    for (const box of inForm.queryAllByRole<HTMLInputElement>('checkbox', { name: /^Sales/ }))
      if (!box.checked) await user.click(box);
    await user.click(inForm.getByRole('button', { name: form.send }));
    await fillIn(user, inForm.getByLabelText(form.label), ' and more');
    answer();
    if (form.close) await user.click(await screen.findByRole('button', { name: form.close }));
    const after = within(await screen.findByRole('form', { name: form.form }));
    await waitFor(() => expect(after.getByRole('button', { name: form.send })).toBeEnabled());
    expect(after.getByLabelText(form.label)).toHaveDisplayValue(/ and more$/);
  });
});
