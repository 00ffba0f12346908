import { screen, within } from '@testing-library/react';
import type { SubmissionDetail } from '../../../shared/contract.ts';
import { SESSION, signedIn } from './admin.ts';
import type { Call, Responses } from './fake-api.ts';
import { renderApp } from './render-app.tsx';

const PATH = '/admin/submissions';
const PAGE = 50;

const NOTHING: SubmissionDetail = {
  _id: '',
  kind: 'quote',
  reference: '',
  name: '',
  email: '',
  subject: null,
  state: 'new',
  spam: false,
  mail: 'queued',
  createdAt: '2025-03-03T06:30:00.000Z',
  phone: '',
  service: null,
  position: null,
  description: null,
  deliveryOption: null,
  deliveryLocation: null,
  meetingLocation: null,
  customLocation: null,
  meetingDateTime: null,
  meetingAt: null,
  resume: null,
  spamReasons: [],
  note: '',
  privacyVersion: '2025-01',
};

export const QUOTE: SubmissionDetail = {
  ...NOTHING,
  _id: 'q',
  reference: 'Q-7F3K9D',
  name: 'Ana Reyes',
  email: "ana.o'reyes+1@mail.example",
  subject: 'Design',
  phone: '+63 917 123 4567 loc. 8',
  service: 'Design',
  meetingLocation: 'ECLAR Building, Gerona, Tarlac',
  meetingDateTime: 'Monday, March 10, 2025 at 2:30 PM',
  meetingAt: '2025-03-10T06:30:00.000Z',
};

export const APPLICATION: SubmissionDetail = {
  ...NOTHING,
  _id: 'a',
  kind: 'application',
  reference: 'A-1B2C3D',
  name: 'Ben Cruz',
  email: 'ben@mail.example',
  subject: 'Welder',
  state: 'read',
  mail: 'sent',
  createdAt: '2025-03-02T06:30:00.000Z',
  phone: '09171234567',
  position: 'Welder',
  resume: { fileName: 'Ben Cruz – résumé.pdf', bytes: 123_456, downloadedAt: [] },
};

export const INQUIRY: SubmissionDetail = {
  ...NOTHING,
  _id: 'i',
  kind: 'inquiry',
  reference: 'I-4E5F6G',
  name: 'Carla <b>Diaz</b>',
  email: 'carla@mail.example',
  subject: 'Vibro',
  state: 'handled',
  mail: 'failed',
  createdAt: '2025-03-01T16:05:00.000Z',
  phone: 'call me',
  service: 'Vibro',
  description: '12 cu.m\n<img src=x onerror=alert(1)>',
  deliveryOption: 'Deliver',
  deliveryLocation: 'Paniqui',
};

export const SPAM: SubmissionDetail = {
  ...INQUIRY,
  _id: 's',
  reference: 'I-9Z9Z9Z',
  name: 'www.cheap.example',
  state: 'new',
  spam: true,
  mail: 'none',
  spamReasons: ['link-in-name', 'too-fast'],
};

export const ALL = [QUOTE, APPLICATION, INQUIRY, SPAM];

/** As many as are wanted, newest first. */
export const many = (count: number): SubmissionDetail[] =>
  Array.from({ length: count }, (_, index) => ({
    ...APPLICATION,
    _id: `m${index}`,
    name: `Visitor ${index}`,
    reference: `A-${String(index).padStart(6, '0')}`,
  }));

function matches(row: SubmissionDetail, query: Record<string, string>): boolean {
  const { search = '', spam = 'false' } = query;
  const text = `${row.name} ${row.email} ${row.reference} ${row.description}`.toLowerCase();
  const isKept = (['kind', 'state', 'mail'] as const).every((key) => !query[key] || query[key] === row[key]);
  return isKept && String(row.spam) === spam && text.includes(search.toLowerCase());
}

/** An inbox that the fake server keeps, with all calls on it but the downloads. */
export function keptInbox(submissions: readonly SubmissionDetail[]): Responses {
  let kept = [...submissions];
  const find = (id: string) => kept.find(({ _id }) => _id === id);
  const one = ({ _id }: SubmissionDetail): Responses => ({
    [`GET ${PATH}/${_id}`]: () => find(_id) ?? { status: 404, body: { message: 'There is nothing at this address.' } },
    [`PATCH ${PATH}/${_id}`]: ({ body }: Call) => {
      kept = kept.map((row) => (row._id === _id ? { ...row, ...(body as object) } : row));
      return find(_id)!;
    },
    [`DELETE ${PATH}/${_id}`]: () => {
      kept = kept.filter((row) => row._id !== _id);
      return { status: 204 };
    },
    [`POST ${PATH}/${_id}/resend-mail`]: () => {
      kept = kept.map((row) => (row._id === _id ? { ...row, mail: 'queued' } : row));
      return { status: 202 };
    },
    [`POST ${PATH}/${_id}/restore`]: () => {
      kept = submissions.filter((row) => row._id === _id || find(row._id)).map((row) => find(row._id) ?? row);
      return find(_id)!;
    },
  });
  const isNew = (spam: boolean) => kept.filter((row) => row.state === 'new' && row.spam === spam).length;
  return {
    ...(Object.assign({}, ...submissions.map(one)) as Responses),
    [`GET ${PATH}`]: ({ query = {} }: Call) => {
      const found = kept.filter((row) => matches(row, query));
      const from = Number(query.cursor ?? 0);
      const to = from + Number(query.limit ?? PAGE);
      return { items: found.slice(from, to), next: to < found.length ? String(to) : null };
    },
    [`GET ${PATH}/counts`]: () => ({ new: isNew(false), spam: isNew(true) }),
    'POST /admin/personal-data/erase': ({ body }: Call) => {
      const before = kept.length;
      kept = kept.filter(({ email }) => email !== (body as { email: string }).email);
      return { erased: before - kept.length };
    },
  };
}

/** Opens the inbox at a query that follows `?tab=inbox`. */
export async function openInbox(query = '', responses: Responses = {}, submissions = ALL) {
  signedIn();
  const lists = { 'GET /rental': [], 'GET /jobs': [], ...keptInbox(submissions) };
  const app = renderApp(`/admin-dashboard?tab=inbox${query}`, { ...SESSION, ...lists, ...responses });
  await screen.findByRole('tab', { name: /^Inbox/, selected: true });
  const press = async (name: string) => app.user.click(await screen.findByRole('button', { name }));
  /** The calls of a method on the inbox, but for its counts. */
  const asked = (method: string) =>
    app.calls.filter((call) => call.method === method && call.path.startsWith(PATH) && !call.path.endsWith('/counts'));
  return { ...app, press, asked };
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const rowLink = (name: string) => screen.findByRole('link', { name });
export const rowOf = async (name: string) => within((await rowLink(name)).closest('li')!);
/** The names of the rows, in their order. */
export const rows = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent);
/** What stands under a label of the submission's fields. */
export const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
