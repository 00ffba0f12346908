import { act, screen } from '@testing-library/react';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Reply } from '#client/testing/fake-api.ts';
import { inTurn, leavePage, noSendAgain, PUBLIC_FORMS, sendAgain } from '#client/testing/forms/public-forms.ts';

const KEY = /^[\x21-\x7e]{8,100}$/;
const NOT_SENT = /Not sent yet\. Your entries are still here\./;
const OFFLINE = /You are offline\. Your entries are saved: send it once you are back\./;

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const name = () => field('Name');

/** Checks the entries of a form besides the name. */
const EXPECT_KEPT: Record<string, () => void> = {
  '/offers': () => {
    expect(field('Service')).toHaveValue('Design');
    expect(field('Date and time')).toHaveValue('2031-03-03T14:30');
  },
  '/apply': () => expect(field('Resume').files).toHaveLength(1),
  '/services': () => {
    expect(field('Description')).toHaveValue('12 cu.m\non Friday');
    expect(field('Pick Up')).toBeChecked();
  },
};

describe.each(PUBLIC_FORMS)('sending $path in vain', ({ record, path, call, success, failed, failure, open }) => {
  it.each([
    ['the message of the server', { status: 429, body: { message: 'Too many requests.' } }, 'Too many requests.'],
    ['its own sentence when the server has none', { status: 500, body: {} }, failure],
    ['its own sentence for a page instead of JSON', { status: 502, body: '<html>' }, failure],
    ['the server error text when the network fails', 'network error', 'Server error. Please try again later.'],
  ] as const)('shows %s, and keeps everything', async (_what, reply, sentence) => {
    expectLog(failed);
    const { fill, submit } = await open({ [call]: reply });
    await fill();
    await submit();
    const mark = path === '/offers' && reply !== 'network error' ? '❌ ' : '';
    expect((await screen.findByRole('alert')).textContent).toBe(mark + sentence);
    expect(name()).toHaveValue('  Maria Santos ');
    EXPECT_KEPT[path]();
    expect(screen.queryByText(success)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: record.messages.submit })).toBeEnabled();
    expect(screen.getByRole('button', { name: record.messages.submit })).toHaveFocus();
  });

  it.each(firstOrAll(['maria', 'maria@', 'maria@example', 'maria @example.com']))(
    'calls the address %j invalid',
    async (address) => {
      const { fill, submit, user } = await open({});
      await fill();
      await user.clear(field('Email'));
      await user.type(field('Email'), address);
      await submit();
      expect(await screen.findByText('Email is invalid.')).toBeVisible();
      expect(field('Email')).toHaveAccessibleDescription('Email is invalid.');
      expect(field('Email')).toHaveFocus();
    },
  );
});

function setOnline(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe.each(firstOrAll(PUBLIC_FORMS))(
  'sending $path again',
  ({ path, call, accepts, success, reference, failed, draft, open }) => {
    /** The form after an attempt that failed in the network. */
    const openFailed = async (...next: Reply[]) => {
      expectLog(failed);
      const form = await open({ [call]: inTurn('network error', ...(next.length ? next : [accepts])) });
      await form.fill();
      await form.submit();
      await screen.findByRole('alert');
      return form;
    };

    it('goes under the same key, is the same, and brings the reference', async () => {
      const { user, calls } = await openFailed();
      await user.click(sendAgain());
      expect(await screen.findByText(reference)).toBeVisible();
      expect(calls).toHaveLength(2);
      expect(calls[0].form?.key).toMatch(KEY);
      expect(calls[1].form?.key).toBe(calls[0].form?.key);
      expect(calls[1].body).toEqual(calls[0].body);
      noSendAgain();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('is offered after every failure, and not while it is under way', async () => {
      const { user } = await openFailed({ status: 503, body: { message: 'Away.' } }, 'never');
      await user.click(sendAgain());
      expect(await screen.findByText(/Away\./)).toBeVisible();
      await user.click(sendAgain());
      expect(await screen.findByRole('button', { name: /^(Sending|Submitting)\.\.\.$/ })).toBeDisabled();
      noSendAgain();
    });

    it('takes a new key once something has been changed', async () => {
      const { user, calls } = await openFailed();
      await user.type(name(), ' Jr.');
      await user.click(sendAgain());
      await screen.findByText(success);
      expect(calls[1].form?.key).toMatch(KEY);
      expect(calls[1].form?.key).not.toBe(calls[0].form?.key);
    });

    thorough.it('takes the same key when only blanks around a text have changed', async () => {
      const { user, calls } = await openFailed();
      await user.type(name(), '  ');
      await user.click(sendAgain());
      await screen.findByText(success);
      expect(calls[1].form?.key).toBe(calls[0].form?.key);
    });

    thorough.it('takes a new key after the server has called the old one taken', async () => {
      const { user, calls } = await openFailed({ status: 409, body: { message: 'Taken.' } }, accepts);
      await user.click(sendAgain());
      await screen.findByText(/Taken\./);
      await user.click(sendAgain());
      await screen.findByText(success);
      expect(calls[1].form?.key).toBe(calls[0].form?.key);
      expect(calls[2].form?.key).not.toBe(calls[0].form?.key);
    });

    thorough.it('has nothing to do with the next form, which takes a key of its own', async () => {
      const { fill, submit, calls } = await open({ [call]: accepts });
      for (let sent = 0; sent < 2; sent += 1) {
        await fill();
        await submit();
        await screen.findAllByText(success);
        noSendAgain();
      }
      expect(calls).toHaveLength(2);
      expect(calls[1].form?.key).not.toBe(calls[0].form?.key);
    });

    it('says plainly while offline that nothing is lost, beside what went wrong', async () => {
      await openFailed();
      const sentence = screen.getByRole('alert').textContent;
      expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
      setOnline(false);
      expect(screen.getByText(OFFLINE)).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent(sentence);
      setOnline(true);
      expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
    });

    thorough.it('is offered after a reload, which says that nothing has been sent', async () => {
      const { calls } = await openFailed();
      leavePage();
      await open({ [call]: accepts });
      expect(await screen.findByText(NOT_SENT)).toBeVisible();
      expect(name()).toHaveValue('  Maria Santos ');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(JSON.parse(sessionStorage.getItem(draft)!)).toMatchObject({ attempt: { key: calls[0].form?.key } });
      expect(sendAgain()).toBeEnabled();
    });

    thorough.it('is not offered on a form that has only been filled', async () => {
      const { user } = await open({});
      await user.type(name(), 'Ana');
      leavePage();
      await open({});
      expect(await screen.findByDisplayValue('Ana')).toBe(name());
      noSendAgain();
      expect(screen.queryByText(NOT_SENT)).not.toBeInTheDocument();
    });

    it('is not offered after a success, not even on the next visit', async () => {
      const { user } = await openFailed();
      await user.click(sendAgain());
      await screen.findByText(reference);
      leavePage();
      await open({});
      noSendAgain();
      expect(name()).toHaveValue('');
    });

    thorough.it('tells how long ago the form was first seen, across a reload', async () => {
      const start = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
      const { user } = await open({}, path);
      await user.type(name(), 'Ana');
      leavePage();
      clock.mockReturnValue(start + 64_900);
      const { fill, submit, calls } = await open({ [call]: accepts }, path);
      await user.click(name());
      await fill();
      await submit();
      await screen.findByText(success);
      expect(calls[0].form?.seconds).toBe('64');
    });
  },
);
