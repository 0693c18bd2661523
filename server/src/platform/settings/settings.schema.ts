import { availableParallelism } from 'node:os';
import { VISIT_TIME_ZONE } from '@kvadrat/contracts/constants';
import { FLAG_NAMES } from '@kvadrat/contracts/flags';
import { Type, type Static } from 'typebox';
import { GOOGLE_MAPS_URL } from './map-settings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const FLAG = `(${FLAG_NAMES.join('|')})=(on|off)`;

const ORIGIN = 'https?://[^/?#,\\s]+';

const WORD = '^\\S+$';

/** Fit for a header. */
const KEY = '^[\\x21-\\x7e]+$';

/** Over an open line only to this machine. */
const SERVICE = '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s?#]+$';

const TILES = '^https?://(?=.*\\{z\\})(?=.*\\{x\\})(?=.*\\{y\\})[^\\s]+$';

const ADDRESS = '[^\\s<>@]+@[^\\s<>@]+';

/** Every setting, by the name of its environment variable. */
export const SettingsSchema = Type.Object({
  PORT: Type.Integer({ minimum: 0, maximum: 65_535 }),
  HOST: Type.String({ pattern: '^[A-Za-z0-9.:_-]+$' }),
  WORKERS: Type.Integer({ minimum: 1, maximum: 256 }),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://[^/]+/.+$' })),
  DATA_DIR: Type.String({ minLength: 1 }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+$' })),
  DEMO_ADS: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  DEMO_PICTURES: Type.Integer({ minimum: 0, maximum: 1000 }),
  LOG_LEVEL: Type.Union(LOG_LEVELS.map((level) => Type.Literal(level))),
  TRUST_PROXY: Type.String({
    pattern: '^(false|true|[1-9][0-9]?|[0-9A-Fa-f]*[.:][0-9A-Fa-f.:/]*(,\\s*[0-9A-Fa-f]*[.:][0-9A-Fa-f.:/]*)*)$',
  }),
  RENDER_DEADLINE_MS: Type.Integer({ minimum: 10, maximum: 60_000 }),
  RENDER_MEMORY_MB: Type.Integer({ minimum: 32, maximum: 8192 }),
  STORED_PAGES_MB: Type.Integer({ minimum: 0, maximum: 8192 }),
  API_REQUESTS_PER_MINUTE: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  METRICS_TOKEN: Type.Optional(Type.String({ pattern: '^[\\x21-\\x7e]{16,}$' })),
  ROLL_UP_SECONDS: Type.Integer({ minimum: 1, maximum: 86_400 }),
  EARLY_HINTS: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  FEATURE_FLAGS: Type.Optional(Type.String({ pattern: `^${FLAG}(,\\s*${FLAG})*$` })),
  APPLE_APP_ID: Type.Optional(Type.String({ pattern: '^[0-9]{1,20}$' })),
  UI_GALLERY: Type.Optional(Type.Union([Type.Literal('on'), Type.Literal('off')])),
  SECRET_KEYS: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}(,\\s*[A-Za-z0-9_-]{43})*$' })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://[^/?#]+(\\?[^#]*)?$' })),
  SMS_URL: Type.Optional(Type.String({ pattern: '^https?://[^/?#]+(/[^#]*)?$' })),
  PUSH_SERVICES: Type.Optional(Type.String({ pattern: `^${ORIGIN}(,\\s*${ORIGIN})*$` })),
  MAIL_FROM: Type.String({ pattern: `^(${ADDRESS}|[^<>"\\r\\n]+ <${ADDRESS}>)$` }),
  ALERT_HOUR: Type.Integer({ minimum: 0, maximum: 23 }),
  ALERT_TIME_ZONE: Type.String({ pattern: '^[A-Za-z0-9_+/-]+$' }),
  CONTACT_TO: Type.Optional(Type.String({ pattern: `^${ADDRESS}$` })),
  REPLY_DOMAIN: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+$' })),
  REPLY_SMTP_LISTEN: Type.Optional(Type.String({ pattern: '^([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:]+\\]):[0-9]{1,5}$' })),
  CLAMD: Type.Optional(Type.String({ pattern: '^(/\\S+|([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:]+\\]):[0-9]{1,5})$' })),
  ACCOUNT_ORIGINS: Type.Optional(Type.String({ pattern: `^${ORIGIN}(,\\s*${ORIGIN})*$` })),
  PREVIEW_ORIGINS: Type.Optional(Type.String({ pattern: `^${ORIGIN}(,\\s*${ORIGIN})*$` })),
  COOKIE_DOMAIN: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' })),
  CONSENT_IMPLICIT_ON_NAVIGATION: Type.Union([Type.Literal('off'), Type.Literal('spec')]),
  REPLAY_PERCENT: Type.Integer({ minimum: 0, maximum: 100 }),
  CONSENT_RESPONSIBLE: Type.Optional(Type.String({ pattern: '^\\S.{2,199}$' })),
  PASSWORD_MIN: Type.Integer({ minimum: 6, maximum: 50 }),
  SESSION_COOKIE_HTTP_ONLY: Type.Union([Type.Literal('true'), Type.Literal('false')]),
  GOOGLE_CLIENT_ID: Type.Optional(Type.String({ pattern: WORD })),
  GOOGLE_CLIENT_SECRET: Type.Optional(Type.String({ pattern: WORD })),
  GOOGLE_JWKS_URL: Type.String({ pattern: '^(https://|http://(localhost|127\\.0\\.0\\.1)[:/])[^\\s]+$' }),
  FACEBOOK_APP_ID: Type.Optional(Type.String({ pattern: WORD })),
  FACEBOOK_APP_SECRET: Type.Optional(Type.String({ pattern: WORD })),
  APPLE_CLIENT_ID: Type.Optional(Type.String({ pattern: WORD })),
  APPLE_TEAM_ID: Type.Optional(Type.String({ pattern: WORD })),
  APPLE_KEY_ID: Type.Optional(Type.String({ pattern: WORD })),
  APPLE_PRIVATE_KEY: Type.Optional(Type.String({ pattern: '^-----BEGIN PRIVATE KEY-----' })),
  SOCIAL_DEVELOPMENT: Type.Union([Type.Literal('on'), Type.Literal('off')]),
  GEO_PACK: Type.Optional(Type.String({ minLength: 1 })),
  ISOCHRONE_PROVIDER: Type.Union([
    Type.Literal('estimate'),
    Type.Literal('openrouteservice'),
    Type.Literal('valhalla'),
  ]),
  ISOCHRONE_URL: Type.Optional(Type.String({ pattern: SERVICE })),
  ISOCHRONE_KEY: Type.Optional(Type.String({ pattern: KEY })),
  MAP_TILES_URL: Type.Optional(Type.String({ pattern: TILES })),
  MAP_TILES_KEY: Type.Optional(Type.String({ pattern: KEY })),
  MAP_TILES_ATTRIBUTION: Type.Optional(Type.String({ minLength: 1 })),
  GOOGLE_MAPS_KEY: Type.Optional(Type.String({ pattern: KEY })),
  GOOGLE_MAPS_ID: Type.Optional(Type.String({ pattern: WORD })),
  GOOGLE_MAPS_URL: Type.String({ pattern: SERVICE }),
  GEOCODER_PROVIDER: Type.Union([
    Type.Literal('own'),
    Type.Literal('photon'),
    Type.Literal('nominatim'),
    Type.Literal('google'),
  ]),
  GEOCODER_URL: Type.Optional(Type.String({ pattern: SERVICE })),
  GEOCODER_KEY: Type.Optional(Type.String({ pattern: KEY })),
  SENTENCE_MODEL_URL: Type.Optional(Type.String({ pattern: SERVICE })),
  SENTENCE_MODEL_KEY: Type.Optional(Type.String({ pattern: KEY })),
  SENTENCE_MODEL_NAME: Type.Optional(Type.String({ pattern: WORD })),
});

export type SettingValues = Static<typeof SettingsSchema>;
export type SettingName = keyof SettingValues;

export interface SettingNote {
  /** Undefined where the setting may be left out altogether. */
  fallback?: string | number;
  /** Completes "<NAME> is …, but must be". */
  allowed: string;
}

export const SETTING_NOTES: Record<SettingName, SettingNote> = {
  PORT: { fallback: 8080, allowed: 'a whole number from 0 to 65535' },
  HOST: { fallback: '0.0.0.0', allowed: 'a host name or an IP address such as 127.0.0.1' },
  WORKERS: { fallback: availableParallelism(), allowed: 'a whole number from 1 to 256' },
  DATABASE_URL: { allowed: 'an address such as postgres://user:password@host:5432/database' },
  DATA_DIR: { fallback: 'data', allowed: 'the path of a folder' },
  PUBLIC_URL: { allowed: 'an origin such as https://www.example.hr, without a path' },
  DEMO_ADS: { fallback: 20_000, allowed: 'a whole number from 0 to 1000000' },
  DEMO_PICTURES: { fallback: 1000, allowed: 'a whole number from 0 to 1000' },
  LOG_LEVEL: { fallback: 'warn', allowed: `one of ${LOG_LEVELS.join(', ')}` },
  TRUST_PROXY: {
    fallback: 'false',
    allowed:
      'false, how many proxies stand in a row before the portal, or their IP addresses and networks separated by commas',
  },
  RENDER_DEADLINE_MS: { fallback: 300, allowed: 'a whole number from 10 to 60000' },
  RENDER_MEMORY_MB: { fallback: 256, allowed: 'a whole number from 32 to 8192' },
  STORED_PAGES_MB: { fallback: 24, allowed: 'a whole number from 0 to 8192' },
  API_REQUESTS_PER_MINUTE: { fallback: 600, allowed: 'a whole number from 1 to 1000000' },
  METRICS_TOKEN: { allowed: 'a token of 16 signs or more, without spaces' },
  ROLL_UP_SECONDS: { fallback: 60, allowed: 'a whole number from 1 to 86400' },
  EARLY_HINTS: { fallback: 'false', allowed: 'true or false' },
  FEATURE_FLAGS: { allowed: `flags such as auctions=on,aiSearch=off, of ${FLAG_NAMES.join(', ')}` },
  APPLE_APP_ID: { allowed: 'the number of an app in the App Store' },
  UI_GALLERY: { allowed: 'on or off' },
  SMS_URL: { allowed: 'an address such as https://sms.example.hr/send' },
  PUSH_SERVICES: { allowed: 'origins such as https://push.example.hr, separated by commas' },
  SECRET_KEYS: { allowed: 'keys of 32 bytes in base64url, the newest first, separated by commas' },
  SMTP_URL: { allowed: 'an address such as smtps://user:password@mail.example.hr' },
  MAIL_FROM: {
    fallback: 'Kvadrat <kvadrat@localhost>',
    allowed: 'an address such as info@example.hr or Kvadrat <info@example.hr>',
  },
  ALERT_HOUR: { fallback: 8, allowed: 'an hour from 0 to 23' },
  ALERT_TIME_ZONE: { fallback: VISIT_TIME_ZONE, allowed: 'a time zone such as Europe/Zagreb' },
  CONTACT_TO: { allowed: 'an address such as info@example.hr' },
  REPLY_DOMAIN: { allowed: 'a domain such as odgovor.example.hr' },
  REPLY_SMTP_LISTEN: { allowed: 'a host and a port such as 127.0.0.1:2525' },
  CLAMD: { allowed: 'the path of a socket such as /run/clamav/clamd.ctl, or a host and a port such as 127.0.0.1:3310' },
  ACCOUNT_ORIGINS: { allowed: 'origins such as https://stari.example.hr, separated by commas' },
  PREVIEW_ORIGINS: { allowed: 'origins such as https://preview.example.hr, separated by commas' },
  COOKIE_DOMAIN: { allowed: 'a domain such as example.hr' },
  CONSENT_IMPLICIT_ON_NAVIGATION: { fallback: 'off', allowed: 'off or spec' },
  REPLAY_PERCENT: { fallback: 50, allowed: 'a whole number from 0 to 100' },
  CONSENT_RESPONSIBLE: { allowed: 'the name of who answers for it, of 3 to 200 characters' },
  PASSWORD_MIN: { fallback: 6, allowed: 'a whole number from 6 to 50' },
  SESSION_COOKIE_HTTP_ONLY: { fallback: 'false', allowed: 'true or false' },
  GOOGLE_CLIENT_ID: { allowed: 'a client id without spaces' },
  GOOGLE_CLIENT_SECRET: { allowed: 'a client secret without spaces' },
  GOOGLE_JWKS_URL: {
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    allowed: 'an address that begins with https://',
  },
  FACEBOOK_APP_ID: { allowed: 'the id of an app without spaces' },
  FACEBOOK_APP_SECRET: { allowed: 'the secret of an app without spaces' },
  APPLE_CLIENT_ID: { allowed: 'the identifier of a Services ID' },
  APPLE_TEAM_ID: { allowed: 'the id of a team without spaces' },
  APPLE_KEY_ID: { allowed: 'the id of a key without spaces' },
  APPLE_PRIVATE_KEY: { allowed: 'a key that begins with -----BEGIN PRIVATE KEY-----' },
  SOCIAL_DEVELOPMENT: { fallback: 'on', allowed: 'on or off' },
  GEO_PACK: { allowed: 'the path of a folder' },
  ISOCHRONE_PROVIDER: { fallback: 'estimate', allowed: 'one of estimate, openrouteservice, valhalla' },
  ISOCHRONE_URL: { allowed: 'an address that begins with https://, without a query' },
  ISOCHRONE_KEY: { allowed: 'a key without spaces' },
  MAP_TILES_URL: { allowed: 'an address such as https://tiles.example.hr/{z}/{x}/{y}.png' },
  MAP_TILES_KEY: { allowed: 'a key without spaces' },
  MAP_TILES_ATTRIBUTION: { allowed: 'the names to be shown on the map' },
  GOOGLE_MAPS_KEY: { allowed: 'a key without spaces' },
  GOOGLE_MAPS_ID: { allowed: 'the id of a map without spaces' },
  GOOGLE_MAPS_URL: { fallback: GOOGLE_MAPS_URL, allowed: 'an address that begins with https://, without a query' },
  GEOCODER_PROVIDER: { fallback: 'own', allowed: 'one of own, photon, nominatim, google' },
  GEOCODER_URL: { allowed: 'an address that begins with https://, without a query' },
  GEOCODER_KEY: { allowed: 'a key without spaces' },
  SENTENCE_MODEL_URL: { allowed: 'an address that begins with https://, without a query' },
  SENTENCE_MODEL_KEY: { allowed: 'a key without spaces' },
  SENTENCE_MODEL_NAME: { allowed: 'the name of a model without spaces' },
};
