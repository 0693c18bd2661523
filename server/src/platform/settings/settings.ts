import { resolve } from 'node:path';
import { parseFlagList, type FlagChanges } from '@kvadrat/contracts/flags';
import { Value } from 'typebox/value';
import { consentProblems, consentSettings, type ConsentSettings } from './consent-settings';
import { alertProblems, alertSettings, type AlertSettings } from './alert-settings';
import { mapProblems, mapServices, type MapServices } from './map-settings';
import { OperatorError } from './operator-error';
import { projectRoot } from './project-root';
import { replyProblems, replySettings, type ReplySettings } from './reply-settings';
import { scannerAddress, scannerProblems, type ScannerAddress } from './scanner-setting';
import { sentenceModelProblems, sentenceModelSettings, type SentenceModelSettings } from './sentence-model-settings';
import { shownSetting } from './shown-setting';
import { SETTING_NOTES, SettingsSchema, type SettingValues } from './settings.schema';
import { socialSettings, type SocialSettings } from './social-settings';
import { proxyProblems, trustProxyOf, type TrustProxy } from './trust-proxy';

type LogLevel = SettingValues['LOG_LEVEL'];

export interface Settings {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** How many processes answer visitors; 1: the portal is a single process. */
  workers: number;
  /** Undefined: the portal runs its own PostgreSQL. */
  databaseUrl: string | undefined;
  /** Absolute. */
  dataDir: string;
  /** Origin without a slash at its end; undefined until the port is known. */
  publicUrl: string | undefined;
  demoAds: number;
  /** How many of the pictures that demonstration ads share are drawn before somebody looks at them. */
  demoPictures: number;
  logLevel: LogLevel;
  /** As Fastify takes it. */
  trustProxy: TrustProxy;
  /** Processor time of its thread that a page may take, in milliseconds. */
  renderWorkMs: number;
  /** Memory of each process for pages that are the same for everybody, in MB; 0 stores none. */
  storedPagesMb: number;
  /** JavaScript heap of each remote's render thread, in MB. */
  renderMemoryMb: number;
  /** Requests to the API each address may make in a minute. */
  apiRequestsPerMinute: number;
  /** Bearer token that `/metrics` asks for; undefined: it is read from this machine only. */
  metricsToken: string | undefined;
  /** How often what is counted beforehand, facets and clusters of the map, is counted anew. */
  rollUpSeconds: number;
  /** Whether 103 Early Hints are sent; a proxy in front has to pass them on. */
  earlyHints: boolean;
  /** Feature flags that differ from how they are shipped. */
  featureFlags: FlagChanges;
  /** Whether this is no developer's server: what is for staff only stays closed. */
  production: boolean;
  /** Whether `/-/ui` shows the components; in production only when asked for. */
  uiGallery: boolean;
  /** Number of the app in the App Store for Safari's banner. */
  appleAppId: string | undefined;
  /** Undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** Where short messages are handed to a provider; undefined: they wait in the outbox. */
  smsUrl: string | undefined;
  /** Origins of push services beside those that browsers have. */
  pushServices: readonly string[];
  /** Sender of mails: an address or `Name <address>`. */
  mailFrom: string;
  /** Who reads the messages of the contact form; undefined: the sender of mails. */
  contactTo: string | undefined;
  /** How answers to our mails come back; undefined: by mail they do not. */
  replies: ReplySettings | undefined;
  /** Who looks into files that people send each other; undefined: nobody. */
  scanner: ScannerAddress | undefined;
  alerts: AlertSettings;
  /** Further origins whose pages may call accounts, such as PHP pages on a sibling host. */
  accountOrigins: readonly string[];
  /** Origins from which teams may show releases that are not published. */
  previewOrigins: readonly string[];
  /** Domain whose hosts share the session; undefined: this host alone. */
  cookieDomain: string | undefined;
  /** Shortest password for new ones. */
  passwordMin: number;
  /** Whether scripts are kept from the session's handle as well. */
  sessionCookieHttpOnly: boolean;
  social: SocialSettings;
  maps: MapServices;
  sentenceModel: SentenceModelSettings | undefined;
  consent: ConsentSettings;
}

/** One or more settings have values that are not allowed; the message is for the operator. */
export class SettingsError extends OperatorError {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/**
 * Reads the settings from environment variables; a variable that is empty counts as not set.
 *
 * @throws SettingsError with a sentence for each wrong one: which it is, what it holds, what is allowed
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const values: Record<string, unknown> = {};
  for (const [name, { fallback }] of Object.entries(SETTING_NOTES)) {
    const text = environment[name]?.trim() ?? '';
    if (text !== '') values[name] = typeof fallback === 'number' ? wholeNumber(text) : text;
    else if (fallback !== undefined) values[name] = fallback;
  }
  const production = environment['NODE_ENV'] === 'production';
  if (Value.Check(SettingsSchema, values)) {
    const problems = [
      ...proxyProblems(values),
      ...mapProblems(values, production),
      ...sentenceModelProblems(values),
      ...replyProblems(values),
      ...scannerProblems(values),
      ...consentProblems(values),
      ...alertProblems(values),
    ];
    if (problems.length > 0) throw new SettingsError(problems);
    return named(values, production);
  }
  const wrong = new Set(Value.Errors(SettingsSchema, values).map(({ instancePath }) => instancePath.slice(1)));
  const sentences = Object.entries(SETTING_NOTES)
    .filter(([name]) => wrong.has(name))
    .map(([name, { allowed }]) => `${name} is "${shownSetting(name, String(values[name]))}", but must be ${allowed}.`);
  throw new SettingsError(sentences);
}

function named(values: SettingValues, production: boolean): Settings {
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    databaseUrl: values.DATABASE_URL,
    dataDir: resolve(projectRoot(), values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    demoAds: values.DEMO_ADS,
    demoPictures: values.DEMO_PICTURES,
    logLevel: values.LOG_LEVEL,
    trustProxy: trustProxyOf(values.TRUST_PROXY),
    renderWorkMs: values.RENDER_DEADLINE_MS,
    renderMemoryMb: values.RENDER_MEMORY_MB,
    storedPagesMb: values.STORED_PAGES_MB,
    apiRequestsPerMinute: values.API_REQUESTS_PER_MINUTE,
    metricsToken: values.METRICS_TOKEN,
    rollUpSeconds: values.ROLL_UP_SECONDS,
    earlyHints: values.EARLY_HINTS === 'true',
    featureFlags: parseFlagList(values.FEATURE_FLAGS ?? ''),
    uiGallery: values.UI_GALLERY === undefined ? !production : values.UI_GALLERY === 'on',
    appleAppId: values.APPLE_APP_ID,
    smtpUrl: values.SMTP_URL,
    smsUrl: values.SMS_URL,
    pushServices: originList(values.PUSH_SERVICES),
    mailFrom: values.MAIL_FROM,
    contactTo: values.CONTACT_TO,
    replies: replySettings(values),
    scanner: scannerAddress(values),
    alerts: alertSettings(values),
    accountOrigins: originList(values.ACCOUNT_ORIGINS),
    previewOrigins: originList(values.PREVIEW_ORIGINS),
    cookieDomain: values.COOKIE_DOMAIN,
    passwordMin: values.PASSWORD_MIN,
    sessionCookieHttpOnly: values.SESSION_COOKIE_HTTP_ONLY === 'true',
    social: socialSettings(values, production),
    maps: mapServices(values),
    sentenceModel: sentenceModelSettings(values),
    consent: consentSettings(values),
  };
}

function originList(text: string | undefined): string[] {
  return text?.split(',').map((origin) => origin.trim()) ?? [];
}

/** Only digits: `1e3` and `0x10` are more often slips than wishes. */
function wholeNumber(text: string): number | string {
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}
