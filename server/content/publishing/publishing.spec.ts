import { ENDPOINTS } from '#shared/endpoints';
import { change, draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

const FIRM = draftPath('firm');

describe('a draft that is saved while somebody publishes', () => {
  const one = useApp();
  const other = useApp({ replicaOf: one });
  const publisher = editorOf(one);
  const colleague = editorOf(other);
  afterEach(() => publisher.discardAll());

  const publish = (revision: number) =>
    one.asAdmin.post(`${ENDPOINTS.content}/publish`).send({ revisions: { firm: revision } });
  const legalName = async () => (await publisher.state()).content.firm.legalName;
  const isSaved = async (from: string, to: string) => {
    const { status, body } = await other.asAdmin.patch(FIRM).send(change(['legalName'], from, to));
    return status === 200 && (body as { conflicts: unknown[] }).conflicts.length === 0;
  };
  const waiting = async (count: number) => {
    const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await one.database.query(sql)).length === count;
  };

  /** Saves again and again until the release is answered. @returns what was acknowledged last */
  async function saveMeanwhile(publishing: Promise<unknown>, last: string): Promise<string> {
    let isOver = false;
    void publishing.then(() => (isOver = true));
    for (let save = 0; !isOver; save++) {
      const next = `${last} ${save}`.slice(0, 100);
      if (await isSaved(last, next)) last = next;
    }
    return last;
  }

  it('is in the release or still a draft', async () => {
    const { revision } = await publisher.rename('Before the save');
    const before = await legalName();
    const release = await one.database.hold('LOCK TABLE content_versions IN SHARE MODE');
    const publishing = publish(revision).then(({ status }) => status);
    await until(() => waiting(1));
    let isAnswered = false;
    const saving = isSaved(before, 'Saved meanwhile').finally(() => (isAnswered = true));
    await until(async () => isAnswered || (await waiting(2)));
    await release();
    expect(await publishing).toBe(200);
    expect(await saving).toBe(true);
    expect(await legalName()).toBe('Saved meanwhile');
  });

  it('is never lost in 20 rounds of two editors', async () => {
    const lost: string[] = [];
    for (let round = 0; round < Number(process.env.PUBLISHING_ROUNDS ?? 20); round++) {
      const { revision } = await publisher.rename(`Round ${round}`);
      const acknowledged = await saveMeanwhile(publish(revision).then(), await legalName());
      if ((await legalName()) !== acknowledged) lost.push(acknowledged);
      await colleague.discardAll();
    }
    expect(lost).toEqual([]);
  });
});
