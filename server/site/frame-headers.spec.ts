import { createHash } from 'node:crypto';
import { RESUME_FRAME } from '#shared/resume-frame';
import { builtClient } from '../testing/built/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';

const SCRIPT = 'run();';
const STYLE = 'main { color: black }';
const HTML = `<style>${STYLE}</style><main></main><script type="text/plain">data</script><script>${SCRIPT}</script>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the page that shows a resume', () => {
  const client = builtClient({ [`${RESUME_FRAME.slice(1)}.html`]: HTML });
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });
  const get = (headers: Record<string, string> = {}) => app.raw({ path: RESUME_FRAME, headers });

  it('runs its own script alone, without an origin or a network, in an iframe of the site', async () => {
    const { status, headers, content } = await get();
    expect(status).toBe(200);
    expect(content.toString()).toBe(HTML);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(String(headers['content-security-policy']).split(';')).toEqual([
      "default-src 'none'",
      `script-src ${hash(SCRIPT)}`,
      `style-src ${hash(STYLE)}`,
      'worker-src blob:',
      'img-src blob: data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]);
  });

  it('has the same headers when it is asked for again, or in part', async () => {
    const { headers } = await get();
    const asked: Record<string, string>[] = [{ 'If-None-Match': String(headers.etag) }, { Range: 'bytes=0-3' }];
    for (const conditions of asked) {
      const again = await get(conditions);
      expect([206, 304]).toContain(again.status);
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
      expect(again.headers['x-frame-options']).toBe('SAMEORIGIN');
    }
  });
});
