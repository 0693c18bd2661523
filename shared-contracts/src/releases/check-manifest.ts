import { wrongRoutes } from './check-routes';
import { isIntegrity } from './integrity';
import { MANIFEST_FORMAT } from './manifest';

const FIELD_KIND = /^(?:count|number|text|flag)\??$/;
/** Both become folders of the release store. */
const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const RELEASE = /^[A-Za-z0-9](?:[\w-]|\.(?!\.)){0,100}$/;
const FILE_NAME = /^[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/;
/** A global of the page. */
const CONTAINER = /^[a-z]\w{0,80}$/;
const ELEMENT = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/;
/** Names with a hyphen that HTML has for itself. */
const TAKEN_ELEMENTS = [
  'annotation-xml',
  'color-profile',
  'font-face',
  'font-face-src',
  'font-face-uri',
  'font-face-format',
  'font-face-name',
  'missing-glyph',
];
/** Of this portal: a second slash would name another host. */
const LOCAL_PATH = /^\/(?![/\\])[^\\?#]*$/;

/**
 * Checks an unknown value against the `remote.json` schema.
 * @returns one sentence for each thing that is wrong; empty when the value is a manifest
 */
export function checkManifest(value: unknown): string[] {
  if (!isRecord(value)) return ['the manifest is not an object'];
  const wrong: string[] = [];
  const expect = (ok: boolean, sentence: string): void => {
    if (!ok) wrong.push(sentence);
  };
  expect(value['format'] === MANIFEST_FORMAT, `format must be ${MANIFEST_FORMAT}`);
  for (const key of ['name', 'release', 'version', 'contracts', 'entry', 'container', 'serverBundle', 'federation']) {
    expect(typeof value[key] === 'string' && value[key] !== '', `${key} must be a non-empty text`);
  }
  expect(NAME.test(String(value['name'])), 'name must be of lower-case letters, digits and hyphens');
  expect(RELEASE.test(String(value['release'])), 'release must be of letters, digits, hyphens and single dots');
  expect(
    typeof value['role'] === 'string' && ['shell', 'staff', 'primary', 'essential', 'regular'].includes(value['role']),
    'role must be shell, staff, primary, essential or regular',
  );
  const files = value['files'];
  if (!isRecord(files)) return [...wrong, 'files must be an object'];
  for (const [name, file] of Object.entries(files)) {
    expect(FILE_NAME.test(name) && !name.includes('..'), `file name "${name}" is not allowed`);
    expect(
      isRecord(file) && Number.isInteger(file['bytes']) && isIntegrity(file['integrity']),
      `file "${name}" has no size or sha384 hash`,
    );
  }
  const named = [value['entry'], value['serverBundle'], ...listedFiles(value)];
  for (const name of named)
    expect(typeof name === 'string' && Object.hasOwn(files, name), `file "${String(name)}" is named but not listed`);
  const {
    modules,
    catalogues,
    laterCatalogues = {},
    pageStyles = {},
    elements,
    elementPages = {},
    events,
    shared,
    topics = {},
    api = {},
    budgets = {},
    readsManifests = true,
  } = value;
  expect(
    isRecord(modules) &&
      Object.values(modules).every(
        (module) => isRecord(module) && isTextList(module['scripts']) && isTextList(module['styles']),
      ),
    'modules must give scripts and styles of each',
  );
  expect(isRecord(catalogues) && isRecord(laterCatalogues), 'catalogues must give a script for each language');
  expect(
    isRecord(pageStyles) && Object.values(pageStyles).every(isTextList),
    'pageStyles must give style sheets of each route',
  );
  expect(CONTAINER.test(String(value['container'])), 'container must be a name of letters, digits and underscores');
  expect(
    isTextList(elements) && elements.every(isElement) && new Set(elements).size === elements.length,
    'elements must be a list of names of custom elements, each once',
  );
  const ownElement = (name: string): boolean => isTextList(elements) && elements.includes(name);
  expect(
    isRecord(elementPages) &&
      Object.entries(elementPages).every(([name, page]) => ownElement(name) && LOCAL_PATH.test(String(page))),
    'elementPages must give a path of the portal for elements of the release',
  );
  expect(
    isRecord(events) && isTextList(events['emits']) && isTextList(events['handles']),
    'events must name emits and handles as lists of texts',
  );
  expect(isRecord(shared) && isTextList(Object.values(shared)), 'shared must give a version range for each dependency');
  expect(isRecord(topics) && Object.values(topics).every(isShape), 'topics must give version and data of each event');
  expect(
    isRecord(api) && Object.values(api).every((reads) => isRecord(reads) && isTextList(Object.values(reads))),
    'api must give the fields that each call is read for',
  );
  expect(readsManifests === true, 'readsManifests must be true where it is told');
  expect(isRecord(budgets) && Object.values(budgets).every(Number.isFinite), 'budgets must be numbers of bytes');
  return [...wrong, ...wrongRoutes(value['routes'])];
}

function listedFiles(value: Record<string, unknown>): unknown[] {
  const valuesOf = (key: string): unknown[] => (isRecord(value[key]) ? Object.values(value[key]) : []);
  return valuesOf('modules')
    .filter(isRecord)
    .flatMap((module) => [module['scripts'], module['styles']])
    .concat(valuesOf('pageStyles'))
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [list]))
    .concat(valuesOf('catalogues'), valuesOf('laterCatalogues'));
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isShape(value: unknown): boolean {
  return (
    isRecord(value) &&
    Number.isInteger(value['version']) &&
    isRecord(value['data']) &&
    Object.values(value['data']).every((kind) => FIELD_KIND.test(String(kind)))
  );
}

function isElement(name: string): boolean {
  return ELEMENT.test(name) && !TAKEN_ELEMENTS.includes(name);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
