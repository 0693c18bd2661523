import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { kvadrat } from './tools/test/eslint/kvadrat-plugin.mjs';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const PLAIN = ['**/*.mjs', '**/*.cjs', '**/*.js'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**', 'tools/chaos/**', 'tools/conformance/**', 'tools/harness/**', 'tools/independence/**', 'bench/**'];
const CONFIGS = ['**/global-setup.ts', '**/global-teardown.ts', '**/*.config.ts', '**/*.config.mjs', '**/*.d.ts', 'tools/test/jest/**', 'tools/build/src/webpack/*-loader.ts'];

const remoteTouches = (what) => `A remote reaches ${what} only through its RemoteContext (useRemote).`;
const messageMacros = 'It uses the global i18n, where two remotes collide. Use useLingui, Trans or Plural from @lingui/react/macro.';

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/.tsc/',
    '**/generated/',
    '**/*.generated.ts',
    'data/',
    'coverage/',
    'test-results/',
    // Imitates scripts of 2006.
    'e2e/legacy-php/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { kvadrat },
    rules: {
      'kvadrat/kebab-case-file': 'error',
      eqeqeq: ['error', 'always'],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: '@lingui/core/macro', allowImportNames: ['msg', 'defineMessage'], message: messageMacros },
            { name: '@lingui/core', importNames: ['i18n'], message: messageMacros },
          ],
        },
      ],
    },
  },
  { files: PLAIN, languageOptions: { globals: globals.node } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-nocheck': true, 'ts-check': false, 'ts-expect-error': 'allow-with-description' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true }],
      // Plugins of Fastify and single-spa lifecycles are asynchronous by contract, also when they wait for nothing.
      '@typescript-eslint/require-await': 'off',
      // Spreading a text counts code points, which is what length limits mean here.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Marked only to stand out; loopback providers of development and tests have no certificates.
      '@typescript-eslint/no-deprecated': ['error', { allow: [{ from: 'package', name: 'allowInsecureRequests', package: 'openid-client' }] }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', ignoreRestSiblings: true }],
      // Type arguments of reads from the wire and of typed registries stand alone by design.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // The house has no enums, so what asks each assignment and comparison for them has nothing to find.
      'no-restricted-syntax': ['error', { selector: 'TSEnumDeclaration', message: 'Use a union of literals: it is gone at run time.' }],
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/no-mixed-enums': 'off',
      '@typescript-eslint/no-duplicate-enum-values': 'off',
      '@typescript-eslint/prefer-literal-enum-member': 'off',
    },
  },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'ui-kit/**/*.{ts,tsx}', 'tools/build/src/remote/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['mf-*/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'globalThis', 'self', 'location', 'history'].map((name) => ({ name, message: remoteTouches('the page') })),
        ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({ name, message: remoteTouches('storage') })),
        ...['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({ name, message: remoteTouches('the network') })),
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // Assertions such as expect(mock.method) name methods without calling them.
      '@typescript-eslint/unbound-method': 'off',
      // Asymmetric matchers such as expect.stringMatching(…) are typed any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  {
    files: ['server/src/**'],
    ignores: TESTS,
    rules: { 'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'It can be guessed. Secrets come from node:crypto, demonstration data from demo/random.ts.' }] },
  },
  { files: CONFIGS, rules: { 'no-restricted-exports': 'off' } },
  // Their business is to print.
  { files: ['tools/**', 'bench/**', 'e2e/**', 'server/src/cli/**', 'server/src/main.ts'], rules: { 'no-console': 'off' } },
);
