import { screen } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { allowLog, expectLog } from '../../testing/environment/console.ts';
import { leavePage, noSendAgain, PUBLIC_FORMS } from '../../testing/forms/public-forms.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe.each(firstOrAll(PUBLIC_FORMS))('the draft of $path', ({ path, call, accepts, success, draft, open }) => {
  const stored = () => JSON.parse(sessionStorage.getItem(draft) ?? 'null') as { values: Record<string, string> } | null;
  const store = (content: unknown) => sessionStorage.setItem(draft, JSON.stringify(content));

  it('holds every letter as it is typed, in the storage of the tab alone', async () => {
    const { user } = await open({});
    await user.type(field('Name'), ' Ana');
    expect(stored()?.values).toMatchObject({ name: ' Ana' });
    expect(localStorage).toHaveLength(0);
  });

  it('never holds a file or what stands in the trap', async () => {
    const { fill } = await open({});
    await fill();
    expect(sessionStorage.getItem(draft)).not.toMatch(/resume|subject|\.pdf/);
  });

  it('is emptied by a success', async () => {
    const { fill, submit } = await open({ [call]: accepts });
    await fill();
    await submit();
    await screen.findByText(success);
    expect(JSON.stringify(stored()?.values)).not.toMatch(/Maria|maria|0917|917/);
    leavePage();
    await open({});
    for (const label of ['Name', 'Email']) expect(field(label)).toHaveValue('');
  });

  it('is of no other form', async () => {
    const { user } = await open({});
    await user.type(field('Name'), 'Ana');
    for (const other of PUBLIC_FORMS.filter((form) => form.path !== path)) {
      leavePage();
      await other.open({});
      expect(field('Name')).toHaveValue('');
    }
  });

  it.each(
    firstOrAll([
      ['another version', { version: 0, fields: { name: 'Ana' } }],
      ['a list', ['name']],
      ['null', null],
      ['a number', 7],
      [
        'fields of other types',
        { values: { name: 5, email: ['a@b.example'], service: null }, presets: 'x', since: 'y' },
      ],
      ['an attempt of other types', { values: {}, attempt: { key: 5, payload: {} } }],
      [
        'fields that the form has not',
        { values: { state: 'handled', subject: 'Buy', kind: 'quote', resume: 'cv.pdf' } },
      ],
    ]),
  )('is passed over when it is %s', async (_what, content) => {
    store(content);
    const { user } = await open({});
    for (const label of ['Name', 'Email']) expect(field(label)).toHaveValue('');
    noSendAgain();
    await user.type(field('Name'), 'A');
    expect(stored()).toEqual({
      since: expect.any(Number),
      values: expect.objectContaining({ name: 'A' }),
      presets: {},
    });
    for (const value of Object.values(stored()!.values)) expect(value).not.toMatch(/handled|Buy|cv\.pdf/);
  });

  it('is passed over, and logged, when it is no JSON', async () => {
    sessionStorage.setItem(draft, '{"values":');
    expectLog(/The stored draft cannot be read/);
    const { user } = await open({});
    await user.type(field('Name'), 'Ana');
    expect(stored()?.values).toMatchObject({ name: 'Ana' });
  });
});

describe('a form whose tab has no storage', () => {
  it.each([
    ['may not be used', 'getItem', 'SecurityError'],
    ['is full', 'setItem', 'QuotaExceededError'],
  ] as const)('is filled and sent all the same when it %s, and keeps its key', async (_what, method, problem) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', problem);
    });
    const said = /Browser storage is unavailable/;
    if (method === 'getItem')
      expectLog(said); // once on a page, which this file is
    else allowLog(said);
    const [{ open, call, accepts, failed, reference }] = PUBLIC_FORMS;
    expectLog(failed);
    let lost = 0;
    const { fill, submit, calls, user } = await open({ [call]: () => (lost++ ? accepts : 'network error') });
    await fill();
    await submit();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(reference)).toBeVisible();
    expect(calls[1].form?.key).toBe(calls[0].form?.key);
  });
});
