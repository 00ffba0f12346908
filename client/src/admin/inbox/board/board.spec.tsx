import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION, many } from '#client/testing/dashboard/submissions.ts';

const DINA = {
  ...APPLICATION,
  _id: 'd',
  name: 'Dina Santos',
  position: 'Driver',
  subject: 'Driver',
  stage: 'interview' as const,
  createdAt: '2025-03-04T06:30:00.000Z',
};
const BOARD = '&view=applications&as=board';

const openBoard = (query = '', responses = {}, submissions = [...ALL, DINA]) =>
  openInbox(BOARD + query, responses, submissions);

const column = (stage: string) => screen.findByRole('region', { name: new RegExp(`^${stage}( \\d+\\+?)?$`) });
const names = async (stage: string) =>
  within(await column(stage))
    .queryAllByRole('listitem')
    .map((card) => within(card).getByRole('link').textContent);

describe('the board of applications', () => {
  it('has a column for each stage, with their number and cards', async () => {
    await openBoard();
    await rowLink('Ben Cruz');
    expect(await names('New')).toEqual(['Ben Cruz']);
    expect(await names('Interview')).toEqual(['Dina Santos']);
    expect(await names('Hired')).toEqual([]);
    expect(await screen.findByRole('region', { name: 'New 1' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'New 1',
      'Shortlisted 0',
      'Interview 1',
      'Hired 0',
      'Rejected 0',
    ]);
  });

  it('is reached from the applications, and leads back to them', async () => {
    const { user } = await openInbox('&view=applications');
    await user.click(await screen.findByRole('link', { name: 'Board' }));
    expect(await heading('Applicants')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(await heading('Applicants')).toBeVisible();
  });

  it('moves a card by its menu, says so, and takes the focus along', async () => {
    const { user, asked } = await openBoard();
    await user.selectOptions(await screen.findByLabelText('Stage of Ben Cruz'), 'Interview');
    expect(await screen.findByText('Ben Cruz moved to Interview.')).toBeVisible();
    expect(await names('Interview')).toEqual(['Dina Santos', 'Ben Cruz']);
    expect(asked('PATCH').map(({ body }) => body)).toEqual([{ stage: 'interview' }]);
    await waitFor(() => expect(screen.getByLabelText('Stage of Ben Cruz')).toHaveFocus());
    expect(await screen.findByRole('region', { name: 'Interview 2' })).toBeVisible();
  });

  it('puts a card back by Undo', async () => {
    const { user, press } = await openBoard();
    await user.selectOptions(await screen.findByLabelText('Stage of Ben Cruz'), 'Rejected');
    await press('Undo');
    await waitFor(async () => expect(await names('New')).toEqual(['Ben Cruz']));
    expect(await names('Rejected')).toEqual([]);
  });

  it('moves a card that is dropped on a column', async () => {
    const { asked } = await openBoard();
    const given = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, data: string) => given.set(type, data),
      getData: (type: string) => given.get(type) ?? '',
      get types() {
        return [...given.keys()];
      },
    };
    fireEvent.dragStart((await rowLink('Ben Cruz')).closest('li')!, { dataTransfer });
    const target = await column('Shortlisted');
    expect(fireEvent.dragOver(target, { dataTransfer })).toBe(false);
    fireEvent.drop(target, { dataTransfer });
    await waitFor(async () => expect(await names('Shortlisted')).toEqual(['Ben Cruz']));
    expect(asked('PATCH')).toHaveLength(1);
  });

  it('takes nothing else that is dropped on a column', async () => {
    await openBoard();
    await rowLink('Ben Cruz');
    const dataTransfer = { types: ['text/plain'], getData: () => 'a' };
    expect(fireEvent.dragOver(await column('Hired'), { dataTransfer })).toBe(true);
  });

  it('is narrowed to a position', async () => {
    const { user, asked } = await openBoard();
    await screen.findByRole('option', { name: 'Driver' });
    await user.selectOptions(screen.getByLabelText('Position'), 'Driver');
    await waitFor(async () => expect(await names('New')).toEqual([]));
    expect(await names('Interview')).toEqual(['Dina Santos']);
    expect(asked('GET').find(({ path, query }) => path.endsWith('/stages') && query)).toMatchObject({
      query: { position: 'Driver' },
    });
  });

  it('shows no card of another position after an Undo', async () => {
    const { user, press, asked } = await openBoard();
    await user.selectOptions(await screen.findByLabelText('Stage of Ben Cruz'), 'Rejected');
    await screen.findByText('Ben Cruz moved to Rejected.');
    await user.selectOptions(screen.getByLabelText('Position'), 'Driver');
    await waitFor(async () => expect(await names('Rejected')).toEqual([]));
    const counted = () => asked('GET').filter(({ path }) => path.endsWith('/stages')).length;
    const before = counted();
    await press('Undo');
    await waitFor(() => expect(counted()).toBeGreaterThan(before)); // once it is moved
    expect(asked('PATCH')).toHaveLength(2);
    expect(await names('New')).toEqual([]);
  });

  it('loads the next page of a column below it', async () => {
    const { user } = await openBoard('', {}, many(60));
    await user.click(await screen.findByRole('button', { name: 'Load more of New' }));
    await waitFor(async () => expect(await names('New')).toHaveLength(60));
  });

  it('leads from a card to the application, and back to the board', async () => {
    const { user } = await openBoard();
    await user.click(await rowLink('Dina Santos'));
    expect(await heading('Job application from Dina Santos')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to the board' }));
    expect(await heading('Applicants')).toBeVisible();
    await waitFor(async () => expect(await rowLink('Dina Santos')).toHaveFocus());
  });

  it('leads from the name of a stage to its applications as a list', async () => {
    const { user } = await openBoard();
    await user.click(await screen.findByRole('link', { name: 'Interview' }));
    expect(await heading('Applicants')).toBeVisible();
    expect(await rowLink('Dina Santos')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ben Cruz' })).not.toBeInTheDocument();
  });

  it('keeps a card where it is and says why when it cannot be moved', async () => {
    expectLog(/A change failed/);
    const { user } = await openBoard('', {
      'PATCH /admin/submissions/a': { status: 503, body: { message: 'Later.' } },
    });
    await user.selectOptions(await screen.findByLabelText('Stage of Ben Cruz'), 'Hired');
    expect(await screen.findByRole('alert')).toHaveTextContent('Later.');
    expect(await names('New')).toEqual(['Ben Cruz']);
  });

  it('says when it could not be loaded, and loads on Retry', async () => {
    expectLog(/The board could not be loaded/);
    let isAway = true;
    const { press } = await openBoard('', {
      'GET /admin/submissions/stages': () =>
        isAway ? 'network error' : { new: 1, shortlisted: 0, interview: 0, hired: 0, declined: 0 },
    });
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    isAway = false;
    await press('Retry');
    expect(await rowLink('Ben Cruz')).toBeVisible();
  });
});
