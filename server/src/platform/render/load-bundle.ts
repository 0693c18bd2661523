import { Script } from 'node:vm';

export type Exports = Record<string, unknown>;

/**
 * Runs a CommonJS server bundle and returns its exports.
 * @param packages what its `require` gives; anything else throws
 */
export function loadBundle(file: string, source: string, packages: ReadonlyMap<string, unknown>): Exports {
  const script = new Script(`(function (module, exports, require) {${source}\n})`, { filename: file });
  const wrapper: unknown = script.runInThisContext();
  if (typeof wrapper !== 'function') throw new TypeError(`${file} is no CommonJS module`);
  const module: { exports: unknown } = { exports: {} };
  const give = (name: string): unknown => {
    if (!packages.has(name)) throw new Error(`${file} requires "${name}", which server bundles are not given`);
    return packages.get(name);
  };
  wrapper.call(undefined, module, module.exports, give);
  if (!isExports(module.exports)) throw new TypeError(`${file} exports nothing`);
  return module.exports;
}

function isExports(value: unknown): value is Exports {
  return typeof value === 'object' && value !== null;
}
