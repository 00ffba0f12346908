import { fireEvent, screen } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { PUBLIC_FORMS } from '../../testing/forms/public-forms.ts';

/** Found by its name as programs find it, because it is hidden from people. */
const trap = () => document.querySelector<HTMLInputElement>('form [name="subject"]')!;

describe.each(firstOrAll(PUBLIC_FORMS))('the trap of $path', ({ call, accepts, success, open }) => {
  it('is no field of the form for anybody who sees, hears or tabs', async () => {
    await open({});
    expect(trap()).toHaveAttribute('aria-hidden', 'true');
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    expect(screen.getAllByRole('textbox')).not.toContain(trap());
    expect(trap().labels).toHaveLength(0);
  });

  it('is not sent while it is empty', async () => {
    const { fill, submit, calls } = await open({ [call]: accepts });
    await fill();
    await submit();
    await screen.findByText(success);
    expect(calls[0].body).not.toHaveProperty('subject');
  });

  it('is sent with what a machine wrote into it, which notices nothing', async () => {
    const { fill, submit, calls } = await open({ [call]: accepts });
    await fill();
    fireEvent.change(trap(), { target: { value: 'Buy now' } });
    await submit();
    expect(await screen.findByText(success)).toBeVisible();
    expect(calls[0].body).toHaveProperty('subject', 'Buy now');
  });
});
