import { DataSource } from 'typeorm';
import { ENDPOINTS } from '#shared/endpoints';
import { JsonLogger } from '../../app/log/json-logger.ts';
import { CONTENT_LOCK } from '../../database/advisory-locks.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { editorOf } from '../../testing/calls/editor-calls.ts';
import { contentFile } from '../../testing/samples/content-file.ts';

describe('while another replica publishes', () => {
  const errors: string[] = [];
  const app = useApp({ logger: new JsonLogger('error', { write: (line) => void errors.push(line) }) });
  const editor = editorOf(app);

  it('a publication and an import are asked to wait, which is no error of the log', async () => {
    await editor.rename('Gerona Works');
    const database = await new DataSource({ type: 'postgres', url: app.database.url }).initialize();
    await database.transaction(async (other) => {
      await other.query('SELECT pg_advisory_xact_lock($1)', [CONTENT_LOCK]);
      const answers = [
        await editor.publish(),
        await app.asAdmin.post(ENDPOINTS.contentFile).set('Content-Type', 'application/gzip').send(contentFile()),
      ];
      expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
        [503, '5'],
        [503, '5'],
      ]);
    });
    await database.destroy();
    expect((await editor.publish()).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
