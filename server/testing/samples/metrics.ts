import { METRICS_ENDPOINT } from '#shared/endpoints';
import type { SpecApp } from '../app/use-app.ts';

export const METRICS_TOKEN = 'a token for Prometheus';

/** The samples of a scrape by name and labels, such as `http_requests_total{method="GET"}`. */
export async function scrape(app: SpecApp): Promise<Map<string, number>> {
  const { text } = await app.get(METRICS_ENDPOINT).auth(METRICS_TOKEN, { type: 'bearer' }).expect(200);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}
