import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Caches live outside the checkout, which may be read-only, and apart for each user of the machine. */
export const cacheFolder = (name) => join(tmpdir(), `kvadrat-${userInfo().uid}`, name);

/** Packages without a CommonJS copy: jest has to compile them. */
const MODULE_ONLY_PACKAGES = [
  'content-disposition',
  'cookie',
  'feed',
  'geojson-vt',
  'jose',
  'kdbush',
  'oauth4webapi',
  'oidc-provider',
  'openid-client',
  'supercluster',
  'typebox',
];

/** Entries of packages of many small files that most suites of the server load; each is compiled to one file. */
const ONE_FILE_ENTRIES = [
  '@fastify/ajv-compiler/index.js',
  '@fastify/compress/index.js',
  '@fastify/fast-json-stringify-compiler/index.js',
  '@fastify/static/index.js',
  '@fastify/swagger/index.js',
  'fastify/fastify.js',
  'kysely/dist/cjs/index.js',
  'nodemailer/lib/nodemailer.js',
  'prom-client/index.js',
  'typebox/build/index.mjs',
  'typebox/build/value/index.mjs',
];
const oneFile = ONE_FILE_ENTRIES.join('|').replaceAll('.', '\\.');

export const transformIgnorePatterns = [`/node_modules/(?!(?:${MODULE_ONLY_PACKAGES.join('|')})/|(?:${oneFile})$)`];

function swc(parser) {
  return [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser,
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [[require.resolve('@lingui/swc-plugin'), {}]],
          cacheRoot: cacheFolder('swc'),
        },
      },
    },
  ];
}

/** `.ts` and `.tsx` are parsed apart because `<T>(x: T) => x` is no JSX. */
export const transform = {
  [`/node_modules/(?:${oneFile})$`]: join(import.meta.dirname, 'one-file-transform.cjs'),
  '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
  '\\.ts$': swc({ syntax: 'typescript' }),
  '\\.[cm]?js$': swc({ syntax: 'ecmascript' }),
  '\\.woff2$': join(import.meta.dirname, 'file-transform.cjs'),
  '\\.po$': join(import.meta.dirname, 'po-transform.cjs'),
  '/catalogues\\.jsonc$': join(import.meta.dirname, 'languages-transform.cjs'),
};
