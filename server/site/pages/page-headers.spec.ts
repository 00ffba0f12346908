import { createHash } from 'node:crypto';
import { PATHS } from '#shared/catalogue';
import { builtClient } from '../../testing/built/built-client.ts';
import { useApp } from '../../testing/app/use-app.ts';

const STYLE = 'h1{margin:0}';
const THEME = ':root{--ink:#103020}';
const SCRIPT = 'start();';
const FOREIGN = 'alert(1)';
const HEAD = `<style>${STYLE}</style><style>${THEME}</style><script data-scripts="/assets/entry.js">${SCRIPT}</script>`;
const HTML = `<!doctype html><html><head>${HEAD}<title>About</title></head><body><script>${FOREIGN}</script></body></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the policy of a page', () => {
  const client = builtClient({ 'about.html': HTML, '404.html': HTML });
  afterAll(() => client.remove());
  const app = useApp({ clientDir: client.path });
  const policyOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.raw({ path, headers });
    const policy = String(answer.headers['content-security-policy']);
    return new Map(policy.split(';').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
  };

  it.each(['/about', '/about?utm_source=x', '/no-such-page'])(
    'lets in the styles and the script that the build put into %s, and nothing else that stands there',
    async (path) => {
      const policy = await policyOf(path);
      expect(policy.get('style-src')).toEqual(["'self'", hash(STYLE), hash(THEME)]);
      expect(policy.get('script-src')).toEqual(["'self'", hash(SCRIPT)]);
      expect(policy.get('default-src')).toEqual(["'self'"]);
    },
  );

  it('lets the editor show it in a frame, and no other site', async () => {
    expect((await policyOf('/about')).get('frame-ancestors')).toEqual(["'self'"]);
    expect((await app.raw({ path: '/about' })).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('is the same for a copy that is asked for again, and for a part', async () => {
    const { headers } = await app.raw({ path: '/about' });
    const asked: Record<string, string>[] = [{ 'If-None-Match': String(headers.etag) }, { Range: 'bytes=0-3' }];
    for (const conditions of asked)
      expect((await policyOf('/about', conditions)).get('script-src')).toEqual(["'self'", hash(SCRIPT)]);
  });

  it('lets in what a page holds that was rendered by the server', async () => {
    const html = (await app.at(PATHS.careers).expect(200)).text;
    const [, style] = /<style>(.*?)<\/style>/.exec(html)!;
    expect((await policyOf(PATHS.careers)).get('style-src')).toEqual(["'self'", hash(style)]);
  });
});
