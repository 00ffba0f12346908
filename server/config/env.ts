import { z } from 'zod';
import { decoded } from '#shared/text/decoded';
import { LIMITS } from '#shared/limits';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { EMAIL_RULE, fieldProblem } from '#shared/rules';
import { settingsHint } from './called-by.ts';

/** Injection token of the typed environment. */
export const ENV = Symbol('ENV');

/** Minimum length of the secret that signs sessions. */
export const JWT_SECRET_MIN = 32;

/** From least to most verbose. */
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const wholeNumber = (min: number, max: number, because = '') =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(min, { error: `must be at least ${min}` })
    .max(max, { error: `must be at most ${max}${because}` });

/** The privacy notice promises these months, so a setting may only lower them. */
const months = (promised: number) =>
  wholeNumber(1, promised, ', as the privacy notice promises (shared/privacy.ts)').default(promised);

const { applications, quotes, inquiries } = PRIVACY_NOTICE.retentionMonths;

const emailAddress = z
  .string()
  .trim()
  .refine((email) => fieldProblem(email, EMAIL_RULE) === undefined, { error: 'must be an email address' });

const isDecodable = (text: string) => decoded(text) !== undefined;

/** An unencoded reserved character ends the password: the rest would be read, and printed, as host or path. */
const isEncoded = (address: string) => {
  if (!URL.canParse(address)) return true;
  const { username, password, pathname, search, hash } = new URL(address);
  return !`${pathname}${search}${hash}`.includes('@') && [username, password, pathname].every(isDecodable);
};

const UNENCODED =
  'has a sign in its user or password that must be percent-encoded: @ as %40, / as %2F, : as %3A, # as %23, ? as %3F, % as %25';

const serverAddress = (like: string, options: Parameters<typeof z.url>[0] & object) =>
  z
    .string()
    .refine((address) => URL.canParse(address) || !address.includes('@'), {
      error: `must be an address like ${like}, where @ / : # ? and % of the password are percent-encoded`,
      abort: true,
    })
    .refine(isEncoded, { error: UNENCODED, abort: true })
    .pipe(z.url({ ...options, error: `must be an address like ${like}` }));

const databaseAddress = serverAddress('postgres://user:password@host:5432/database', { protocol: /^postgres(ql)?$/ });

const isOrigin = (url: string) =>
  /^https?:/.test(url) && URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, '');

/** Whether it is in production with a database of its own, as against `npm start` with the embedded one. */
export const isDeployed = ({ NODE_ENV, DATABASE_URL }: { NODE_ENV: string; DATABASE_URL?: string }): boolean =>
  NODE_ENV === 'production' && DATABASE_URL !== undefined;

const schema = z
  .object({
    NODE_ENV: z
      .enum(['development', 'production', 'test'], { error: 'must be development, production or test' })
      .default('development'),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_DIRECT_URL: databaseAddress.optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),
    DATA_DIR: z.string().default('.data'),
    JWT_SECRET: z
      .string()
      .min(JWT_SECRET_MIN, { error: `must have at least ${JWT_SECRET_MIN} characters` })
      .optional(),
    ADMIN_EMAIL: emailAddress.optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(LIMITS.passwordMin, { error: `must have at least ${LIMITS.passwordMin} characters` })
      .max(LIMITS.password, { error: `must have at most ${LIMITS.password} characters` })
      .optional(),
    METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
    TRUST_PROXY: wholeNumber(0, 10).default(0),
    RETAIN_APPLICATIONS_MONTHS: months(applications),
    RETAIN_QUOTES_MONTHS: months(quotes),
    RETAIN_INQUIRIES_MONTHS: months(inquiries),
    FORM_POSTS_PER_HOUR: wholeNumber(1, 1_000_000).default(120),
    SMTP_URL: serverAddress('smtps://user:password@host:465', { protocol: /^smtps?$/, hostname: /./ }).optional(),
    MAIL_FROM: emailAddress.optional(),
    PUBLIC_URL: z
      .string()
      .trim()
      .refine(isOrigin, {
        error: 'must be an origin like https://www.example.com, without a path',
      })
      .transform((url) => new URL(url).origin)
      .optional(),
  })
  .superRefine((env, context) => {
    const missing = (name: string, why: string) => context.addIssue({ code: 'custom', path: [name], message: why });
    if (env.ADMIN_EMAIL && !env.ADMIN_PASSWORD)
      missing('ADMIN_PASSWORD', 'is missing, but ADMIN_EMAIL is set: set both or neither');
    if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL)
      missing('ADMIN_EMAIL', 'is missing, but ADMIN_PASSWORD is set: set both or neither');
    if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
      missing('DATABASE_URL', 'is missing, but DATABASE_DIRECT_URL is set: set both, or DATABASE_URL alone');
    if (isDeployed(env) && !env.JWT_SECRET) {
      missing(
        'JWT_SECRET',
        `is missing: set at least ${JWT_SECRET_MIN} random characters, for example from \`openssl rand -base64 32\``,
      );
    }
  });

export type Env = z.infer<typeof schema>;

/** Behind a transaction pooler, statements must not be named: the next one may run on a connection that does not know the name. */
export const isPooled = (env: Env) => env.DATABASE_DIRECT_URL !== undefined;

/** An expected failure of the start. Its message is one line with the remedy. */
export class StartError extends Error {}

/** Some readers of settings files, such as Docker's, keep quotes, which would become part of a password. */
function refuseQuotes(set: Record<string, string | undefined>): void {
  const quoted = Object.keys(schema.shape).filter((name) => /^(["']).*\1$/s.test(set[name] ?? ''));
  if (quoted.length > 0)
    throw new StartError(`${quoted.join(', ')}: remove the quotes around the value. ${settingsHint()}`);
}

/** Parses the environment. Empty variables count as unset. @throws StartError that names every wrong variable */
export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  refuseQuotes(set);
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new StartError(`${problems.join('; ')}. ${settingsHint()}`);
}
