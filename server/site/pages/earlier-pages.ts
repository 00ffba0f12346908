import type { Published } from '../../content/published/published-content.ts';
import type { Page, Pages } from '../rendering/pages.ts';
import type { Rendered } from '../rendering/renderer.ts';

interface Earlier {
  /** Newest first; the last one is the content of the repository. */
  releases: AsyncIterable<Published>;
  before: number;
  render: (release: Published, only: string[]) => Promise<Rendered>;
}

/** Adds each missing page as the newest earlier release that can render it shows it. */
export async function withEarlier(
  pages: Map<string, Page>,
  addresses: string[],
  { releases, before, render }: Earlier,
): Promise<Pages> {
  for await (const published of releases) {
    const missing = addresses.filter((address) => !pages.has(address));
    if (missing.length === 0 || published.release === 0) break; // the content of the repository was never published
    if (published.release >= before) continue;
    const { pages: found } = await render(published, missing);
    for (const address of missing) if (found.has(address)) pages.set(address, found.get(address)!);
  }
  return pages;
}
