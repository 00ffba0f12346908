import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectLog } from '#client/testing/environment/console.ts';
import { inTurn, leavePage, PUBLIC_FORMS, sendAgain } from '#client/testing/forms/public-forms.ts';

describe('sending again after a reload', () => {
  const [quote, apply, inquiry] = PUBLIC_FORMS;

  it.each([quote, inquiry])(
    '$path goes under the key of the try before it',
    async ({ call, accepts, failed, ...form }) => {
      expectLog(failed);
      const first = await form.open({ [call]: 'network error' });
      await first.fill();
      await first.submit();
      await screen.findByRole('alert');
      leavePage();
      const second = await form.open({ [call]: accepts });
      await second.user.click(sendAgain());
      expect(await screen.findByText(form.reference)).toBeVisible();
      expect(second.calls[0].form?.key).toBe(first.calls[0].form?.key);
      expect(second.calls[0].body).toEqual(first.calls[0].body);
    },
  );

  it('/apply asks for the file again, and goes under the same key when it is the same file', async () => {
    expectLog(apply.failed);
    const resume = new File(['%PDF-'], 'resume.pdf', { lastModified: 1_700_000_000_000 });
    const choose = (file: File, { user }: { user: UserEvent }) => user.upload(screen.getByLabelText('Resume'), file);
    const first = await apply.open({ [apply.call]: 'network error' });
    await first.fill();
    await choose(resume, first);
    await first.submit();
    await screen.findByRole('alert');
    expect(screen.queryByText(/select your resume again/)).not.toBeInTheDocument();
    leavePage();

    const second = await apply.open({ [apply.call]: inTurn('network error', apply.accepts) });
    expect(await screen.findByText(/Please select your resume again\./)).toBeVisible();
    await second.user.click(sendAgain());
    expect(await screen.findByText('Resume is required.')).toBeVisible();
    expect(second.calls).toEqual([]);

    await choose(resume, second);
    expect(screen.queryByText(/select your resume again/)).not.toBeInTheDocument();
    await second.user.click(sendAgain());
    await screen.findByRole('alert');
    expect(second.calls[0].form?.key).toBe(first.calls[0].form?.key);

    await choose(new File(['%PDF-'], 'resume.pdf', { lastModified: 1_700_000_000_001 }), second);
    await second.user.click(sendAgain());
    expect(await screen.findByText(apply.reference)).toBeVisible();
    expect(second.calls[1].form?.key).not.toBe(first.calls[0].form?.key);
  });
});
