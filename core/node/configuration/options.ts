import { z } from 'zod';
import { ServerConfig } from '../../common/operations/serverConfig';
import { DatabaseUrl } from './databaseUrl';
import { option } from './option';

/** In the environment it is a text, in the file an object. */
function parseJson(value: unknown, { issues }: z.core.ParsePayload): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    issues.push({ code: 'custom', message: 'must be JSON, such as {"hasGit": true}', input: value });
    return z.NEVER;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Everything that an operator may set; the README's table is checked against it. */
export const options = {
  port: option(
    'PORT',
    z.coerce.number().int().min(0).max(65_535).default(8080),
    'the port to listen on; 0 takes a free one',
  ),
  host: option(
    'LATHE_HOST',
    z.string().min(1).default('127.0.0.1'),
    'the address to listen on; `0.0.0.0` lets other machines in',
  ),
  publicUrl: option(
    'LATHE_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'the address that users see, when a proxy stands before the server',
    { otherwise: 'the address of the request' },
  ),
  userLimit: option(
    'LATHE_USER_LIMIT',
    z.coerce.number().int().min(0).default(3000),
    'how many calls a user may make in a minute; 0 means any number',
  ),
  addressLimit: option(
    'LATHE_ADDRESS_LIMIT',
    z.coerce.number().int().min(0).default(12_000),
    'how many calls may come from one address in a minute; 0 means any number',
  ),
  data: option('LATHE_DATA', z.string().min(1).default('data'), 'the folder for all that must outlive the process'),
  secret: option(
    'LATHE_SECRET',
    z
      .string()
      .transform((keys) => keys.split(/\s+/).filter((key) => key !== ''))
      .refine((keys) => keys.every((key) => key.length >= 32), 'each key must have 32 characters or more')
      .optional(),
    'the key that seals secrets in the database, of 32 characters or more; older ones may follow after blanks, to open what they sealed',
    { otherwise: 'one in the file `secret.key` of the data folder', secret: true },
  ),
  databaseUrl: option(
    'DATABASE_URL',
    DatabaseUrl.optional(),
    'a PostgreSQL to use, as `postgres://user:password@host/database`',
    { otherwise: 'the embedded one, in the data folder', secret: true },
  ),
  adminPassword: option(
    'LATHE_ADMIN_PASSWORD',
    z.string().min(6).max(32).optional(),
    "the administrator's password at the very first start, where nobody is there to change it",
    { otherwise: 'one that is printed once and must be changed', secret: true },
  ),
  sample: option(
    'LATHE_SAMPLE',
    z.stringbool().default(false),
    'at the very first start adds a user of each profile (`developer`, `standard`, ...), with the password of `LATHE_ADMIN_PASSWORD`',
  ),
  sessionMinutes: option(
    'LATHE_SESSION_MINUTES',
    z.coerce.number().int().min(1).max(43_200).default(720),
    'how long a session lasts at most',
  ),
  sessionIdleMinutes: option(
    'LATHE_SESSION_IDLE_MINUTES',
    z.coerce.number().int().min(1).max(43_200).default(60),
    'after how long without activity a session ends',
  ),
  singleLogin: option(
    'LATHE_SINGLE_LOGIN',
    z.stringbool().default(false),
    "whether a new log-in ends the user's other sessions",
  ),
  logLevel: option('LATHE_LOG', z.enum(logLevels).default('info'), logLevels.map((level) => `\`${level}\``).join(', ')),
  stopSeconds: option(
    'LATHE_STOP_SECONDS',
    z.coerce.number().min(0).max(600).default(30),
    'how long requests that run may take to finish when the server stops',
  ),
  metricsToken: option(
    'LATHE_METRICS_TOKEN',
    z.string().min(16).optional(),
    'who sends it as `Authorization: Bearer` may read `/metrics`',
    { otherwise: 'only this machine may', secret: true },
  ),
  serverConfig: option(
    'LATHE_SERVER_CONFIG',
    z.preprocess(parseJson, ServerConfig.prefault({})),
    'what the console asks of the server by name, as JSON: `hasGit`, `paasType`, `sandboxDomain`, `singleLoginDomain`, ...',
    { otherwise: '`{}`' },
  ),
  watch: option(
    'LATHE_WATCH',
    z.stringbool().default(false),
    'for developers: reads manifests, texts and themes of what is built in again when they change',
  ),
  uploadLimit: option(
    'LATHE_UPLOAD_LIMIT',
    z.coerce.number().int().min(1).default(104_857_600),
    'the greatest file that may be uploaded, in bytes',
  ),
  s3Bucket: option('LATHE_S3_BUCKET', z.string().min(1).optional(), 'a bucket of S3 that holds all files', {
    otherwise: 'a folder in the data folder',
  }),
  s3Region: option('LATHE_S3_REGION', z.string().min(1).default('us-east-1'), 'the region of the bucket'),
  s3Endpoint: option(
    'LATHE_S3_ENDPOINT',
    z.url({ protocol: /^https?$/ }).optional(),
    'the address of a service that speaks as S3 does',
    { otherwise: "Amazon's" },
  ),
  s3AccessKey: option('LATHE_S3_ACCESS_KEY', z.string().min(1).optional(), 'the id of the key to the bucket', {
    otherwise: 'the credentials of the machine',
    secret: true,
  }),
  s3SecretKey: option('LATHE_S3_SECRET_KEY', z.string().min(1).optional(), 'the secret of that key', {
    otherwise: 'the same',
    secret: true,
  }),
  smtpUrl: option(
    'LATHE_SMTP_URL',
    z.url({ protocol: /^smtps?$/ }).optional(),
    'where e-mail is handed in, as `smtps://user:password@host:465`',
    { otherwise: 'messages are kept, and administrators read them in the outbox', secret: true },
  ),
  mailFrom: option(
    'LATHE_MAIL_FROM',
    z
      .string()
      .regex(/^[^\r\n]+$/)
      .default('Lathe <no-reply@localhost>'),
    'the sender of e-mail',
  ),
  smsUrl: option(
    'LATHE_SMS_URL',
    z.url({ protocol: /^https?$/ }).optional(),
    'where text messages are handed in by HTTP; may hold `{{to}}`, `{{text}}` and `{{id}}`',
    { otherwise: 'as with e-mail', secret: true },
  ),
  smsBody: option(
    'LATHE_SMS_BODY',
    z.string().optional(),
    'the body of that request (POST), JSON or a form, with the same placeholders',
    { otherwise: 'none: the request is a GET', secret: true },
  ),
  smsHeaders: option(
    'LATHE_SMS_HEADERS',
    z.string().optional(),
    'headers of that request, one a line, as `Authorization: Bearer ...`',
    { otherwise: 'none', secret: true },
  ),
} as const;

export type Options = typeof options;
