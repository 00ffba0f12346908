import { ENDPOINTS } from '#shared/endpoints';
import { JsonLogger } from '../app/log/json-logger.ts';
import { builtClient } from '../testing/app/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { draftPath, editorOf } from '../testing/calls/editor-calls.ts';
import { pictureCalls } from '../testing/calls/picture-calls.ts';
import { newPicture } from '../testing/samples/pictures.ts';

const SECRET = 'canary7f3k9d';

const client = builtClient();
afterAll(() => client.remove());

describe('the log of content and pictures', () => {
  const lines: string[] = [];
  const logger = new JsonLogger('warn', { write: (line) => void lines.push(line) });
  const app = useApp({ clientDir: client.path, logger });
  const editor = editorOf(app);
  const { upload } = pictureCalls(app);
  const session = async () => (await app.database.query<{ id: string }>('SELECT id FROM admin_sessions'))[0].id;
  const told = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

  it('tells who published, discarded and brought back what, and nothing that was written', async () => {
    await editor.rename(SECRET);
    const { id } = await editor.published();
    await editor.say(SECRET);
    await app.asAdmin.delete(draftPath('about')).expect(200);
    await app.asAdmin.post(`${ENDPOINTS.content}/releases/0/restore`).expect(200);
    await app.asAdmin.get(ENDPOINTS.contentFile).expect(200);
    const by = `in session ${await session()}`;
    expect(told()).toEqual(
      expect.arrayContaining([
        `release ${id} was published ${by}`,
        `the draft of about was discarded ${by}`,
        `release 0 was brought back as drafts ${by}`,
        `a file of the content was asked for ${by}`,
      ]),
    );
    expect(lines.join('\n')).not.toContain(SECRET);
  });

  it('tells who uploaded and deleted which picture, without its name', async () => {
    const content = await newPicture();
    const { _id } = await upload(content, `${SECRET}.jpg`);
    await upload(content, `${SECRET}.jpg`, 200);
    await app.asAdmin.delete(`${ENDPOINTS.pictures}/${_id}`).expect(204);
    const by = `in session ${await session()}`;
    expect(told()).toEqual(
      expect.arrayContaining([
        `the picture ${_id} was uploaded ${by}`,
        `the picture ${_id} was uploaded again ${by}`,
        `the picture ${_id} was deleted ${by}`,
      ]),
    );
    expect(lines.join('\n')).not.toContain(SECRET);
  });

  it('tells nothing of what was refused', async () => {
    lines.splice(0);
    await app.asAdmin.post(`${ENDPOINTS.content}/releases/999/restore`).expect(404);
    await app.asAdmin.delete(`${ENDPOINTS.pictures}/p-000000000000`).expect(404);
    expect(told().filter((msg) => msg.includes('session'))).toEqual([]);
  });
});
