import type { Plugin, Rolldown } from 'vite';

/**
 * Chunks whose styles no public page needs at first: the pages of the admin, the editor, the library of maps, dialogs, tools
 * of forms and the search of all projects.
 */
const APART =
  /^(?:admin-|people-|activity-|second-|sign-in|use-strength|edit|figures-|sheet|office-map|found-projects|project-view|dialog|form-parts|materials-)/;

/** All chunks in cascade order: a chunk follows those that it imports. */
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
 * Puts the styles of all public pages into one file, which the entry loads: the first page waits for one request and
 * the next page for none. Vite's own `cssCodeSplit` gives a file for each chunk, or one that includes the admin's styles.
 */
export const oneStyleSheet = (): Plugin => ({
  name: 'one-style-sheet',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = inOrder(bundle).filter(({ name, viteMetadata }) => viteMetadata && !APART.test(name));
      const files = new Set(chunks.flatMap(({ viteMetadata }) => [...viteMetadata!.importedCss]));
      const sheets = [...files].flatMap((name) => {
        const file = bundle[name];
        delete bundle[name];
        return file?.type === 'asset' ? [file.source as string] : [];
      });
      const site = this.emitFile({ type: 'asset', name: 'site.css', source: sheets.join('') });
      for (const { viteMetadata } of chunks) viteMetadata!.importedCss.clear();
      chunks.find(({ isEntry }) => isEntry)!.viteMetadata!.importedCss.add(this.getFileName(site));
    },
  },
});
