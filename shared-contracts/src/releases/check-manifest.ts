import { compileRoute } from '../routes';
import { MANIFEST_FORMAT } from './manifest';

const INTEGRITY = /^sha384-[A-Za-z0-9+/]{64}$/;
const FILE_NAME = /^[A-Za-z0-9][\w.-]*(?:\/[\w.-]+)*$/;

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
  expect(
    typeof value['role'] === 'string' && ['shell', 'primary', 'essential', 'regular'].includes(value['role']),
    'role must be shell, primary, essential or regular',
  );
  const files = value['files'];
  if (!isRecord(files)) return [...wrong, 'files must be an object'];
  for (const [name, file] of Object.entries(files)) {
    expect(FILE_NAME.test(name) && !name.includes('..'), `file name "${name}" is not allowed`);
    expect(
      isRecord(file) && typeof file['bytes'] === 'number' && INTEGRITY.test(String(file['integrity'])),
      `file "${name}" has no size or sha384 hash`,
    );
  }
  const named = [value['entry'], value['serverBundle'], ...listedFiles(value)];
  for (const name of named) expect(typeof name === 'string' && Object.hasOwn(files, name), `file "${String(name)}" is named but not listed`);
  expect(Array.isArray(value['routes']), 'routes must be a list');
  for (const route of Array.isArray(value['routes']) ? (value['routes'] as unknown[]) : []) {
    expect(isRecord(route) && isPattern(route['pattern']), `route ${JSON.stringify(route)} has no valid pattern`);
  }
  return wrong;
}

function listedFiles(value: Record<string, unknown>): unknown[] {
  const modules = isRecord(value['modules']) ? Object.values(value['modules']) : [];
  const catalogues = isRecord(value['catalogues']) ? Object.values(value['catalogues']) : [];
  return modules
    .filter(isRecord)
    .flatMap((module) => [module['scripts'], module['styles']])
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [list]))
    .concat(catalogues);
}

function isPattern(pattern: unknown): boolean {
  if (typeof pattern !== 'string') return false;
  try {
    compileRoute(pattern);
    return true;
  } catch {
    return false;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
