import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '#shared/contract';
import { fakeRows, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const LIST = '<ul>\n<li>NC II</li>\n<li>Two <strong>years</strong></li>\n</ul>';
const WELDER: Job = {
  _id: 'w',
  title: 'Structural Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld beams.',
  qualifications: LIST,
};

async function openEdit() {
  signedIn();
  const app = renderApp('/admin-dashboard?tab=careers', {
    ...SESSION,
    ...fakeRows('/jobs', [WELDER]),
    'GET /rental': [],
  });
  await app.user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = screen.getByRole('form', { name: 'Edit Structural Welder' });
  const area = (label: string) => within(form).getByLabelText<HTMLTextAreaElement>(label);
  const tool = (label: string, name: string) =>
    within(area(label).parentElement!).getByRole('button', { name, description: '' });
  const save = async () => {
    await app.user.click(within(form).getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    return app.calls.find(({ method }) => method === 'PUT')?.body;
  };
  return { ...app, form, area, tool, save };
}

describe('the texts of a job', () => {
  it('are edited as plain lines, not as tags', async () => {
    const { area } = await openEdit();
    expect(area('Qualifications')).toHaveValue('- NC II\n- Two **years**');
  });

  it('are listed without tags', async () => {
    const { user, form } = await openEdit();
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('- NC II - Two years')).toBeInTheDocument();
  });

  it('stay to the letter as they are stored while others change', async () => {
    const { user, area, save } = await openEdit();
    await user.type(area('Full description'), ' All day.');
    expect(await save()).toMatchObject({ fullDescription: 'Weld beams. All day.', qualifications: LIST });
  });

  it('are sent as HTML', async () => {
    const { user, area, save } = await openEdit();
    await user.clear(area('Qualifications'));
    await user.type(area('Qualifications'), 'Needs:{Enter}- NC II{Enter}- **two** years');
    expect(area('Qualifications')).toHaveValue('Needs:\n- NC II\n- **two** years');
    const qualifications = 'Needs:\n<ul><li>NC II</li><li><b>two</b> years</li></ul>';
    expect(await save()).toMatchObject({ qualifications });
  });

  it('are formatted by buttons and by Ctrl+B, and the focus stays in the text', async () => {
    const { user, area, tool, save } = await openEdit();
    const text = area('Full description');
    await user.click(tool('Full description', 'Numbered list'));
    expect(text).toHaveValue('1. Weld beams.');
    expect(text).toHaveFocus();
    await user.keyboard('{Enter}Read plans.');
    text.setSelectionRange('1. Weld beams.\n2. '.length, text.value.length);
    await user.keyboard('{Control>}b{/Control}');
    expect(text).toHaveValue('1. Weld beams.\n2. **Read plans.**');
    await user.click(tool('Full description', 'Bulleted list'));
    text.setSelectionRange('1. '.length, '1. Weld'.length);
    await user.click(tool('Full description', 'Bold'));
    const fullDescription = '<ol><li><b>Weld</b> beams.</li></ol>\n<ul><li><b>Read plans.</b></li></ul>';
    expect(await save()).toMatchObject({ fullDescription });
  });

  it('are shown beside the text as visitors get them, cleaned', async () => {
    const { user, form, area } = await openEdit();
    const preview = () => [...form.querySelectorAll('ul')].at(-1)!;
    await waitFor(() => expect(preview().innerHTML).toBe('<li>NC II</li><li>Two <strong>years</strong></li>'));
    await user.type(area('Qualifications'), '{Enter}<u onclick=x>License</u><script>x</script>');
    await waitFor(() =>
      expect(preview().innerHTML).toBe('<li>NC II</li><li>Two <b>years</b></li><li><u>License</u></li>'),
    );
  });

  it('are copied as plain lines', async () => {
    const { user, form } = await openEdit();
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate' }));
    const adding = within(screen.getByRole('form', { name: 'Add Job' }));
    expect(adding.getByLabelText('Qualifications')).toHaveValue('- NC II\n- Two **years**');
  });
});
