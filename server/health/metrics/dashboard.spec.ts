import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { METRICS_TOKEN, scrape } from '../../testing/samples/metrics.ts';
import { QUOTE } from '../../testing/samples/forms.ts';
import { ENDPOINTS } from '#shared/endpoints';
import { useApp } from '../../testing/app/use-app.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

/** The metrics that an expression reads: its words except functions, labels and keywords. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(by|without|on|ignoring) *\([^)]*\)/g, ' ');
  return bare.match(/\b[a-zA-Z_:][\w:]*\b(?! *\()/g) ?? [];
}

describe('what is written of the metrics', () => {
  const app = useApp({ variables: { METRICS_TOKEN } });
  const given = async () => {
    await app.post(ENDPOINTS.offers).send(QUOTE).expect(201);
    return new Set([...(await scrape(app)).keys()].map((sample) => sample.split('{')[0]));
  };

  it('asks in deploy/grafana-dashboard.json for nothing but what there is', async () => {
    const { panels, templating } = JSON.parse(
      readFileSync(join(ROOT, 'deploy/grafana-dashboard.json'), 'utf8'),
    ) as Dashboard;
    const asked = panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => namesIn(expr));
    const listed = templating.list.flatMap(({ query }) =>
      typeof query === 'string' ? [] : (/label_values\((\w+)/.exec(query.query)?.[1] ?? 'no label_values'),
    );
    const names = await given();
    expect(asked.length).toBeGreaterThan(20);
    expect([...asked, ...listed].filter((name) => !names.has(name))).toEqual([]);
  });

  it('names in docs/metrics.md every metric of ours, and no other', async () => {
    const document = readFileSync(join(ROOT, 'docs/metrics.md'), 'utf8');
    const described = [...document.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name).sort();
    const own = [...(await given())].filter((name) => !/^(process|nodejs)_/.test(name));
    expect(described).toEqual([...new Set(own.map((name) => name.replace(/_(bucket|sum|count)$/, '')))].sort());
  });
});
