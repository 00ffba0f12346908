import fc from 'fast-check';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { applicationCalls } from '../../testing/calls/application-calls.ts';
import { builtDocument } from '../../testing/built/built-document.ts';
import { documentedAnswers } from '../../testing/calls/documented-answers.ts';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { endpointsOf, FuzzedRequests } from '../../testing/fuzz/fuzzed-requests.ts';
import { JOB } from '../../testing/samples/job-list.ts';
import { pngFile } from '../../testing/samples/pictures.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

const ALL = 75;

/** Of as many requests, until one was granted: with so many, every endpoint is also asked for what it grants. */
const MAX_ROUNDS = 4;

/** `npm test` makes few of them; `npm run faults -- fuzz` sets more, and a seed of its own. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.TEST_ALL === '1' ? ALL : 1));
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** With few requests each, making rows and signing in again takes longer than all of them. */
const ENDPOINTS_PER_SIGN_IN = 10;

/**
 * The document cannot know the admin's password, the token of a link, the id of a sign-in, what a second factor makes, the
 * revision of a draft, the secret of the calendar, which submission asks for a meeting, that all ids of a list are to be
 * submissions, nor that there is no mail server.
 */
const NEEDS_MORE = [
  `GET /${API_PREFIX}/${DESK_ENDPOINTS.calendar}/{secret}.ics`,
  `POST /${API_PREFIX}/${ENDPOINTS.submissions}/{id}/meeting`,
  `POST /${API_PREFIX}/${DESK_ENDPOINTS.replies}`,
  `POST /${API_PREFIX}/${DESK_ENDPOINTS.testMail}`,
  `POST /${API_PREFIX}/${ENDPOINTS.adminLogin}`,
  `POST /${API_PREFIX}/${ACCOUNT_ENDPOINTS.secondStep}`,
  `POST /${API_PREFIX}/${ACCOUNT_ENDPOINTS.secondStep}/passkey`,
  ...['authenticator', 'authenticator/confirm', 'authenticator/remove', 'passkeys/options', 'passkeys']
    .concat('passkeys/{id}/remove', 'recovery-codes')
    .map((path) => `POST /${API_PREFIX}/${ACCOUNT_ENDPOINTS.twoFactor}/${path}`),
  `PUT /${API_PREFIX}/${ENDPOINTS.adminPassword}`,
  `POST /${API_PREFIX}/${ACCOUNT_ENDPOINTS.passwordLink}/check`,
  `PUT /${API_PREFIX}/${ACCOUNT_ENDPOINTS.passwordLink}`,
  `DELETE /${API_PREFIX}/${ACCOUNT_ENDPOINTS.sessions}/{id}`,
  `POST /${API_PREFIX}/${ENDPOINTS.content}/publish`,
  `POST /${API_PREFIX}/${ENDPOINTS.content}/releases/{release}/restore`,
  `PUT /${API_PREFIX}/${ENDPOINTS.content}/drafts/{document}`,
  `DELETE /${API_PREFIX}/${ENDPOINTS.content}/drafts/{document}`,
];

describe('any request that can be made of the API’s own document', () => {
  const app = useApp();
  const { post } = pictureCalls(app);
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  beforeAll(() => void process.on('unhandledRejection', note));
  afterAll(() => void process.off('unhandledRejection', note));

  let picture = '';
  /** Encoding one takes longer than all other rows together, so it stays until a request deletes it. */
  const pictureId = async (): Promise<string> => {
    const [known] = await app.database.query('SELECT 1 FROM pictures WHERE id::text = $1', [picture]);
    if (!known) picture = ((await post(pngFile(), 'crane.png')).body as { _id: string })._id;
    return picture;
  };

  /** Ids of rows that an endpoint may change or delete. */
  const rows = async () => {
    const rental = await app.asAdmin.post(ENDPOINTS.rentals).send({ vehicleName: 'Crane', weightLimit: '25 tons' });
    const job = await app.asAdmin.post(ENDPOINTS.jobs).send(JOB);
    await applicationCalls(app).send();
    await app.post(ENDPOINTS.offers).send(QUOTE);
    const [template] = await app.database.query<{ id: string }>(
      `INSERT INTO reply_templates (kind, name, subject, body) VALUES ('quote', 'One', 'Re', 'Dear') RETURNING id`,
    );
    const [filter] = await app.database.query<{ id: string }>(
      `INSERT INTO saved_filters (name, query, kinds) VALUES ('One', 'view=open', '{quote}')
       ON CONFLICT (name) DO UPDATE SET query = excluded.query RETURNING id`,
    );
    const [account] = await app.database.query<{ id: string }>(
      `INSERT INTO accounts (email, roles) VALUES ('fuzzed@eclar.example', '{hr}')
       ON CONFLICT (email) DO UPDATE SET suspended_at = NULL RETURNING id`,
    );
    const submissions = await app.database.query<{ id: string }>('SELECT id FROM submissions');
    // as often as a submission, of which the fuzzing itself makes hundreds
    const others = [
      ...[rental, job].map(({ body }) => body._id as string),
      await pictureId(),
      template.id,
      filter.id,
      account.id,
    ];
    return submissions.flatMap(({ id }) => [id, ...others]);
  };
  const document = builtDocument();
  const endpoints = new Map(endpointsOf(document).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

  it.each(Object.values({ ...ENDPOINTS, ...DESK_ENDPOINTS, ...ACCOUNT_ENDPOINTS }))(
    'includes requests of %s',
    (endpoint) => {
      expect([...endpoints.keys()].some((name) => name.includes(endpoint))).toBe(true);
    },
  );

  it(
    `is answered below 500, as the document says, by every endpoint (${RUNS} each, seed ${SEED})`,
    async () => {
      const wrongWith = documentedAnswers(document);
      const neverRight: string[] = [];
      let ids: string[] = [];
      for (const [index, [name, endpoint]] of [...endpoints].entries()) {
        if (RUNS >= ALL || index % ENDPOINTS_PER_SIGN_IN === 0) {
          await app.database.query('TRUNCATE rate_limits');
          app.token = await app.signIn(); // some calls end sessions, and some delete rows
          ids = await rows();
        }
        const requests = new FuzzedRequests(document, ids).to(endpoint, app.token);
        const statuses = new Set<number>();
        const property = fc.asyncProperty(requests, async (request) => {
          const answer = await app.raw(request);
          statuses.add(answer.status);
          const problem = wrongWith(endpoint, answer);
          if (problem) throw new Error(`${name} answered ${problem}`);
        });
        const isGranted = () => [...statuses].some((status) => status < 300);
        const rounds = RUNS < ALL || NEEDS_MORE.includes(name) ? 1 : MAX_ROUNDS;
        let round = 0;
        do await fc.assert(property, { numRuns: RUNS, seed: SEED + round });
        while (++round < rounds && !isGranted());
        if (rounds > 1 && !isGranted()) neverRight.push(`${name}: ${[...statuses].join()}`);
      }
      expect(neverRight).toEqual([]);
      expect(unhandled).toEqual([]);
    },
    Math.max(RUNS * MAX_ROUNDS, 100) * 2000,
  );
});
