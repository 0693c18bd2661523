import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BuildError } from './build-error';
import type { SourcePackage } from './read-package';

/**
 * Libraries the shell gives to every remote, one copy each. Subpaths need keys of their own.
 * A remote never brings one along, so the shell has to import all of them (see the shell's entry).
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'jotai',
  '@lingui/core',
  '@lingui/react',
  '@tanstack/react-query',
] as const;

/** Those of them that no page begins with: the shell has them in chunks of their own, which come when something first asks for them. */
export const LATER_SHARED_MODULES: readonly string[] = ['@tanstack/react-query'];

/** Version of each shared module as the package declares it. */
export function sharedVersions(source: SourcePackage): Record<string, string> {
  return Object.fromEntries(SHARED_MODULES.map((module) => [module, declaredVersion(source, module)]));
}

/** Minor of the federation runtime, which shell and remotes must have in common: `2.9`. */
export function federationMinor(): string {
  const own = fileURLToPath(new URL('../../package.json', import.meta.url));
  const minor = /"@module-federation\/enhanced": "(\d+\.\d+)\./.exec(readFileSync(own, 'utf8'))?.[1];
  if (minor === undefined) throw new BuildError(`${own} does not pin @module-federation/enhanced`);
  return minor;
}

function declaredVersion(source: SourcePackage, module: string): string {
  const name = module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
  const version = source.dependencies[name];
  if (version === undefined)
    throw new BuildError(`${source.name}/package.json does not list "${name}", which the shell shares`);
  return version;
}
