import type { Plugin, Rolldown } from 'vite';

/** Modules that no public page loads at first. */
const OFFICE = /\/client\/src\/(?:admin|editor|picture-library|pages\/admin-\w+)\//;

/** Chunks of parts that public pages load when they are asked for, or that only the office loads. */
const ON_DEMAND = /^(?:change-text|checkbox|dialog|form-parts|materials-tool|office-map|project-view|sign-in)$/;

/** Whether a chunk keeps a style sheet of its own. */
const isApart = ({ name, moduleIds }: Rolldown.OutputChunk) =>
  ON_DEMAND.test(name) || moduleIds.some((id) => id.endsWith('.css') && OFFICE.test(id));

/** Vite's mark of a style sheet's order, which it leaves in the file. */
const MARK = /\/\*\$vite\$:\d+\*\//g;

/** All chunks in cascade order: each follows the chunks that it imports. */
function inOrder(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(file)) return;
    file.imports.forEach(visit);
    found.add(file);
  };
  Object.keys(bundle).forEach(visit);
  return [...found];
}

/**
 * Merges the styles of all public pages into one file, which the entry loads: the first page waits for one request and later pages for
 * none. Vite's `cssCodeSplit` makes either a file per chunk, or one file that includes the admin's styles.
 */
export const oneStyleSheet = (): Plugin => ({
  name: 'one-style-sheet',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = inOrder(bundle).filter((chunk) => chunk.viteMetadata && !isApart(chunk));
      const files = new Set(chunks.flatMap(({ viteMetadata }) => [...viteMetadata!.importedCss]));
      const sheets = [...files].flatMap((name) => {
        const file = bundle[name];
        delete bundle[name];
        return file?.type === 'asset' ? [file.source as string] : [];
      });
      const site = this.emitFile({ type: 'asset', name: 'site.css', source: sheets.join('').replaceAll(MARK, '') });
      for (const { viteMetadata } of chunks) viteMetadata!.importedCss.clear();
      chunks.find(({ isEntry }) => isEntry)!.viteMetadata!.importedCss.add(this.getFileName(site));
    },
  },
});
