import { deviceOf } from './browser.ts';

describe('the device of a sign-in', () => {
  it.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Microsoft Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    ],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    ['Firefox on macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ])('is %s', (device, userAgent) => expect(deviceOf(userAgent)).toBe(device));

  it.each([
    ['that is absent', undefined],
    ['that is empty', ''],
    ['of a program', 'curl/8.5'],
    ['that is longer than a browser’s', `Mozilla/5.0 Chrome/130 ${'x'.repeat(2000)}`],
    ['that is a message to whoever reads it', 'Call 0917 555 0100 at once/1.0'],
  ])('is unknown from a User-Agent %s', (_what, userAgent) => expect(deviceOf(userAgent)).toBe(''));
});
