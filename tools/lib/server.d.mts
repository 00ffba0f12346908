export const MAIN: string;
export function loadEmbeddedPostgres(): Promise<{
  startEmbeddedPostgres: (folder: string) => Promise<{ url: string; stop: () => Promise<void> }>;
}>;
