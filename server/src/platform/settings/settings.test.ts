import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { mapSources } from './map-settings';
import { projectRoot } from './project-root';
import { readSettings, SettingsError } from './settings';
import { SETTING_NOTES } from './settings.schema';

const INSTEAD =
  'Set it to the addresses or networks of your proxies, such as 10.0.0.5,10.1.0.0/16, or to how many of them stand in a row before the portal, such as 1.';
const BELIEVED = `so every visitor could name any address as their own, and no limit would hold. ${INSTEAD}`;

test('without any variable the documented defaults hold', () => {
  expect(readSettings({})).toEqual({
    port: 8080,
    host: '0.0.0.0',
    workers: availableParallelism(),
    databaseUrl: undefined,
    dataDir: join(projectRoot(), 'data'),
    publicUrl: undefined,
    demoAds: 20_000,
    demoPictures: 1000,
    logLevel: 'warn',
    trustProxy: false,
    renderWorkMs: 300,
    renderMemoryMb: 256,
    storedPagesMb: 24,
    apiRequestsPerMinute: 600,
    earlyHints: false,
    featureFlags: {},
    previewOrigins: [],
    pushServices: [],
    secretKeys: [],
    production: false,
    uiGallery: true,
    appleAppId: undefined,
    consent: { byNavigation: false, replayPercent: 50 },
    smtpUrl: undefined,
    mailFrom: 'Kvadrat <kvadrat@localhost>',
    contactTo: undefined,
    accountOrigins: [],
    alerts: { hour: 8, timeZone: 'Europe/Zagreb' },
    cookieDomain: undefined,
    passwordMin: 6,
    sessionCookieHttpOnly: false,
    social: {
      google: undefined,
      facebook: undefined,
      apple: undefined,
      oneTapClientId: undefined,
      googleJwksUrl: 'https://www.googleapis.com/oauth2/v3/certs',
      development: true,
    },
    sentenceModel: undefined,
    metricsToken: undefined,
    rollUpSeconds: 60,
    maps: {
      geoPack: undefined,
      isochrones: undefined,
      tiles: undefined,
      google: undefined,
      geocoder: { provider: 'own', url: undefined, key: undefined },
    },
  });
});

test('values are read, an empty variable counts as not set', () => {
  const settings = readSettings({
    PORT: ' 9000 ',
    HOST: '::1',
    DATABASE_URL: 'postgres://kvadrat:secret@db.example/kvadrat',
    DATA_DIR: '/srv/kvadrat podaci',
    PUBLIC_URL: 'https://www.example.hr',
    DEMO_ADS: '0',
    DEMO_PICTURES: '40',
    LOG_LEVEL: 'debug',
    RENDER_DEADLINE_MS: '',
  });
  expect(settings).toMatchObject({
    port: 9000,
    host: '::1',
    databaseUrl: 'postgres://kvadrat:secret@db.example/kvadrat',
    dataDir: '/srv/kvadrat podaci',
    publicUrl: 'https://www.example.hr',
    demoAds: 0,
    demoPictures: 40,
    logLevel: 'debug',
    renderWorkMs: 300,
  });
});

test.each([
  ['false', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
])('TRUST_PROXY %s', (text, value) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test('R204 an operator turns flags on and off', () => {
  expect(readSettings({ FEATURE_FLAGS: 'auctions=on, aiSearch=off' }).featureFlags).toEqual({
    auctions: true,
    aiSearch: false,
  });
});

test('origins that may call accounts are a list', () => {
  expect(readSettings({ PREVIEW_ORIGINS: 'https://preview.example.hr' }).previewOrigins).toEqual([
    'https://preview.example.hr',
  ]);
  expect(readSettings({ ACCOUNT_ORIGINS: 'https://stari.example.hr, http://localhost:8000' }).accountOrigins).toEqual([
    'https://stari.example.hr',
    'http://localhost:8000',
  ]);
});

test('a provider is set up by all of its keys, One Tap by the client id alone', () => {
  const half = readSettings({
    GOOGLE_CLIENT_ID: 'g',
    FACEBOOK_APP_ID: 'f',
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
  }).social;
  expect(half).toMatchObject({ google: undefined, facebook: undefined, apple: undefined, oneTapClientId: 'g' });
  const key = '-----BEGIN PRIVATE KEY-----\\nx';
  const whole = readSettings({
    GOOGLE_CLIENT_ID: 'g',
    GOOGLE_CLIENT_SECRET: 's',
    APPLE_CLIENT_ID: 'a',
    APPLE_TEAM_ID: 't',
    APPLE_KEY_ID: 'k',
    APPLE_PRIVATE_KEY: key,
  }).social;
  expect(whole).toMatchObject({
    google: { id: 'g', secret: 's' },
    apple: { id: 'a', teamId: 't', keyId: 'k', privateKey: key },
  });
});

test('R179 map, geocoder and travel time are set up by address and key', () => {
  const { maps } = readSettings({
    GEO_PACK: '/srv/geo',
    ISOCHRONE_PROVIDER: 'valhalla',
    ISOCHRONE_URL: 'https://routes.example.hr/valhalla/',
    ISOCHRONE_KEY: 'secret',
    MAP_TILES_URL: 'https://tiles.example.hr/{z}/{x}/{y}.png?key={key}',
    MAP_TILES_KEY: 'tiles',
    GOOGLE_MAPS_KEY: 'browser',
    GEOCODER_PROVIDER: 'photon',
    GEOCODER_URL: 'https://photon.example.hr',
  });
  expect(maps).toEqual({
    geoPack: '/srv/geo',
    isochrones: { kind: 'valhalla', url: 'https://routes.example.hr/valhalla', key: 'secret' },
    tiles: { url: 'https://tiles.example.hr/{z}/{x}/{y}.png?key={key}', key: 'tiles', attribution: undefined },
    google: { key: 'browser', mapId: undefined, url: 'https://maps.googleapis.com/maps/api/js' },
    geocoder: { provider: 'photon', url: 'https://photon.example.hr', key: undefined },
  });
});

test.each([
  [
    { ISOCHRONE_PROVIDER: 'valhalla' },
    'ISOCHRONE_PROVIDER is "valhalla", so ISOCHRONE_URL must be the address of that service.',
  ],
  [
    { GEOCODER_PROVIDER: 'nominatim' },
    'GEOCODER_PROVIDER is "nominatim", so GEOCODER_URL must be the address of that service.',
  ],
  [{ GEOCODER_PROVIDER: 'google' }, 'GEOCODER_PROVIDER is "google", so GOOGLE_MAPS_KEY must be a key for browsers.'],
  [
    { NODE_ENV: 'production', GOOGLE_MAPS_URL: 'https://maps.example/js' },
    'GOOGLE_MAPS_URL is "https://maps.example/js", but must be left out in production.',
  ],
])('R179 settings that do not go together stop the start: %j', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(new SettingsError([sentence]));
});

test('R179 a test on this machine may load the map of Google from it, in production as well, and pages allow that origin', () => {
  const { maps } = readSettings({
    NODE_ENV: 'production',
    GOOGLE_MAPS_KEY: 'k',
    GOOGLE_MAPS_URL: 'http://127.0.0.1:9000/js',
    MAP_TILES_URL: 'https://tiles.example.hr/{z}/{x}/{y}.png',
  });
  expect(mapSources(maps)).toEqual({
    google: { script: 'http://127.0.0.1:9000/js' },
    tiles: 'https://tiles.example.hr/{z}/{x}/{y}.png',
  });
  expect(mapSources(readSettings({ GOOGLE_MAPS_KEY: 'k' }).maps)).toEqual({
    google: { script: undefined },
    tiles: undefined,
  });
  expect(mapSources(readSettings({}).maps)).toEqual({ google: undefined, tiles: undefined });
});

test('R179 a developer may load the map of Google from elsewhere', () => {
  expect(readSettings({ GOOGLE_MAPS_KEY: 'k', GOOGLE_MAPS_URL: 'http://localhost:9000/js' }).maps.google?.url).toBe(
    'http://localhost:9000/js',
  );
});

test.each([
  [{}, true],
  [{ NODE_ENV: 'test' }, true],
  [{ SOCIAL_DEVELOPMENT: 'off' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SOCIAL_DEVELOPMENT: 'on' }, false],
])('the development provider is there by default, and never in production: %j', (environment, development) => {
  expect(readSettings(environment).social.development).toBe(development);
});

test('what is for staff only stays closed in production', () => {
  expect(readSettings({ NODE_ENV: 'production' }).production).toBe(true);
  expect(readSettings({ NODE_ENV: 'development' }).production).toBe(false);
});

test.each([
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', UI_GALLERY: 'on' }, true],
  [{ NODE_ENV: 'development' }, true],
  [{ UI_GALLERY: 'off' }, false],
])('the gallery of components with %j: %s', (environment, shown) => {
  expect(readSettings(environment).uiGallery).toBe(shown);
});

test.each([
  ['PORT', 'osam', 'PORT is "osam", but must be a whole number from 0 to 65535.'],
  ['PORT', '65536', 'PORT is "65536", but must be a whole number from 0 to 65535.'],
  ['PORT', '80.5', 'PORT is "80.5", but must be a whole number from 0 to 65535.'],
  ['PORT', '1e3', 'PORT is "1e3", but must be a whole number from 0 to 65535.'],
  ['HOST', 'http://x', 'HOST is "http://x", but must be a host name or an IP address such as 127.0.0.1.'],
  ['DEMO_ADS', '-1', 'DEMO_ADS is "-1", but must be a whole number from 0 to 1000000.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", but must be one of fatal, error, warn, info, debug, trace, silent.'],
  [
    'PUBLIC_URL',
    'https://x.hr/path',
    'PUBLIC_URL is "https://x.hr/path", but must be an origin such as https://www.example.hr, without a path.',
  ],
  ['TRUST_PROXY', 'true', `TRUST_PROXY is "true", ${BELIEVED}`],
  ['TRUST_PROXY', '10.0.0.0/8, 0.0.0.0/0', `TRUST_PROXY is "10.0.0.0/8, 0.0.0.0/0", ${BELIEVED}`],
  ['TRUST_PROXY', '::/0', `TRUST_PROXY is "::/0", ${BELIEVED}`],
  [
    'TRUST_PROXY',
    '10.0.0.0/33',
    `TRUST_PROXY is "10.0.0.0/33", but "10.0.0.0/33" is no IP address or network. ${INSTEAD}`,
  ],
  ['TRUST_PROXY', '::1, 10.0.0', `TRUST_PROXY is "::1, 10.0.0", but "10.0.0" is no IP address or network. ${INSTEAD}`],
  [
    'TRUST_PROXY',
    'maybe',
    'TRUST_PROXY is "maybe", but must be false, how many proxies stand in a row before the portal, or their IP addresses and networks separated by commas.',
  ],
  ['RENDER_DEADLINE_MS', '5', 'RENDER_DEADLINE_MS is "5", but must be a whole number from 10 to 60000.'],
  ['RENDER_MEMORY_MB', '16', 'RENDER_MEMORY_MB is "16", but must be a whole number from 32 to 8192.'],
  [
    'SMTP_URL',
    'http://x',
    'SMTP_URL is "http://x", but must be an address such as smtps://user:password@mail.example.hr.',
  ],
  [
    'MAIL_FROM',
    'Kvadrat',
    'MAIL_FROM is "Kvadrat", but must be an address such as info@example.hr or Kvadrat <info@example.hr>.',
  ],
  ['CONTACT_TO', 'a@b, c@d', 'CONTACT_TO is "a@b, c@d", but must be an address such as info@example.hr.'],
  [
    'REPLY_DOMAIN',
    'info@example.hr',
    'REPLY_DOMAIN is "info@example.hr", but must be a domain such as odgovor.example.hr.',
  ],
  ['REPLY_DOMAIN', 'odgovor.example.hr', 'REPLY_DOMAIN is set, so REPLY_SMTP_LISTEN has to be set too.'],
  ['REPLY_SMTP_LISTEN', '2525', 'REPLY_SMTP_LISTEN is "2525", but must be a host and a port such as 127.0.0.1:2525.'],
  ['REPLY_SMTP_LISTEN', '127.0.0.1:2525', 'REPLY_SMTP_LISTEN is set, so REPLY_DOMAIN has to be set too.'],
  [
    'ACCOUNT_ORIGINS',
    'stari.example.hr',
    'ACCOUNT_ORIGINS is "stari.example.hr", but must be origins such as https://stari.example.hr, separated by commas.',
  ],
  ['COOKIE_DOMAIN', '.example.hr', 'COOKIE_DOMAIN is ".example.hr", but must be a domain such as example.hr.'],
  ['CONSENT_IMPLICIT_ON_NAVIGATION', 'on', 'CONSENT_IMPLICIT_ON_NAVIGATION is "on", but must be off or spec.'],
  [
    'CONSENT_IMPLICIT_ON_NAVIGATION',
    'spec',
    'CONSENT_IMPLICIT_ON_NAVIGATION is "spec", which European law does not allow, so CONSENT_RESPONSIBLE has to name who answers for it.',
  ],
  ['PASSWORD_MIN', '5', 'PASSWORD_MIN is "5", but must be a whole number from 6 to 50.'],
  ['API_REQUESTS_PER_MINUTE', '0', 'API_REQUESTS_PER_MINUTE is "0", but must be a whole number from 1 to 1000000.'],
  ['ROLL_UP_SECONDS', '0', 'ROLL_UP_SECONDS is "0", but must be a whole number from 1 to 86400.'],
  ['EARLY_HINTS', 'yes', 'EARLY_HINTS is "yes", but must be true or false.'],
  [
    'FEATURE_FLAGS',
    'auctions',
    'FEATURE_FLAGS is "auctions", but must be flags such as auctions=on,aiSearch=off, of visitRequests, aiSearch, priceProposal, messaging, realtimeNotifications, auctions, mortgageWidget, internationalSearch, newSorting, bedroomSearch, anonymousTracking.',
  ],
  [
    'ISOCHRONE_URL',
    'http://routes.example.hr',
    'ISOCHRONE_URL is "http://routes.example.hr", but must be an address that begins with https://, without a query.',
  ],
  [
    'MAP_TILES_URL',
    'https://tiles.example.hr/{z}.png',
    'MAP_TILES_URL is "https://tiles.example.hr/{z}.png", but must be an address such as https://tiles.example.hr/{z}/{x}/{y}.png.',
  ],
  ['ISOCHRONE_KEY', 'two words', 'ISOCHRONE_KEY is "…", but must be a key without spaces.'],
  ['APPLE_APP_ID', 'app', 'APPLE_APP_ID is "app", but must be the number of an app in the App Store.'],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError([sentence]));
});

test('all wrong settings are told at once', () => {
  expect(() => readSettings({ PORT: 'a', DEMO_ADS: 'b' })).toThrow(/PORT is "a".*\n.*DEMO_ADS is "b"/);
});

test('the sentence never shows the password of a database address', () => {
  const wrong = 'mysql://root:geheim@host/db';
  expect(() => readSettings({ DATABASE_URL: wrong })).toThrow(/DATABASE_URL is "mysql:\/\/root:…@host\/db"/);
});

test.each([
  { DATABASE_URL: 'mysql://root:top@heim@host/db' },
  { DATABASE_URL: 'root:topheim@host/db' },
  { DATABASE_URL: 'mysql://topheim@host/db' },
  { DATABASE_URL: 'mysql://root:top/heim@host/db' },
  { SMTP_URL: 'http://root:top:heim@host' },
  { METRICS_TOKEN: 'topheim' },
  { GOOGLE_CLIENT_SECRET: 'top heim' },
  { APPLE_PRIVATE_KEY: 'topheim' },
  { ISOCHRONE_URL: 'https://routes.example.hr?key=topheim' },
  { SENTENCE_MODEL_URL: 'https://root:topheim@models.example' },
  { NODE_ENV: 'production', GOOGLE_MAPS_URL: 'https://root:topheim@maps.example/js' },
])('J7 no sentence shows a secret: %j', (environment) => {
  let told = '';
  try {
    readSettings(environment);
  } catch (error) {
    told = String(error);
  }
  expect(told).toMatch(/ is "/);
  expect(told).not.toMatch(/heim/);
});

test('the README tells of every setting', () => {
  const readme = readFileSync(join(projectRoot(), 'README.md'), 'utf8');
  for (const name of Object.keys(SETTING_NOTES)) expect(readme).toContain(`\`${name}\``);
});

test.each([
  ['127.0.0.1:2525', { host: '127.0.0.1', port: 2525 }],
  ['[::1]:25', { host: '::1', port: 25 }],
])('R119 answers by mail are taken at %s', (listen, address) => {
  expect(readSettings({ REPLY_DOMAIN: 'Odgovor.example.hr', REPLY_SMTP_LISTEN: listen }).replies).toEqual({
    domain: 'odgovor.example.hr',
    ...address,
  });
  expect(readSettings({}).replies).toBeUndefined();
  expect(() => readSettings({ REPLY_DOMAIN: 'odgovor.example.hr', REPLY_SMTP_LISTEN: '127.0.0.1:99999' })).toThrow(
    '65535',
  );
});

test('R273 the hour of daily alerts and its time zone are settings; one that there is not is refused', () => {
  expect(readSettings({ ALERT_HOUR: '0', ALERT_TIME_ZONE: 'Europe/Athens' }).alerts).toEqual({
    hour: 0,
    timeZone: 'Europe/Athens',
  });
  expect(() => readSettings({ ALERT_TIME_ZONE: 'Europe/Kvadrat' })).toThrow(
    'ALERT_TIME_ZONE is "Europe/Kvadrat", but must be a time zone such as Europe/Zagreb.',
  );
  expect(() => readSettings({ ALERT_HOUR: '24' })).toThrow('ALERT_HOUR is "24", but must be an hour from 0 to 23.');
});
