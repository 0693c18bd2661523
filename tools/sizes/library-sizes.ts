import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { bundleAlone, readPackage } from '@kvadrat/build';

const compress = promisify(gzip);

/**
 * What each part of a workspace package weighs by itself, minified and gzipped, with its styles
 * and without packages of npm.
 * @param subpaths by exported subpath: the source file
 * @returns bytes by subpath
 */
export async function measureSubpaths(
  packageDirectory: string,
  subpaths: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const outputPath = await mkdtemp(join(tmpdir(), 'kvadrat-sizes-'));
  try {
    const entries = Object.entries(subpaths).map(([subpath, file], index) => ({
      subpath,
      file,
      name: `part-${index}`,
    }));
    await bundleAlone(
      await readPackage(packageDirectory),
      Object.fromEntries(entries.map(({ name, file }) => [name, file])),
      outputPath,
    );
    const files = await readdir(outputPath);
    const sizes: Record<string, number> = {};
    for (const { subpath, name } of entries) {
      const parts = files.filter((file) => file === `${name}.js` || file === `${name}.css`);
      const packed = await Promise.all(
        parts.map(async (file) => (await compress(await readFile(join(outputPath, file)), { level: 9 })).length),
      );
      sizes[subpath] = packed.reduce((total, bytes) => total + bytes, 0);
    }
    return sizes;
  } finally {
    await rm(outputPath, { recursive: true, force: true });
  }
}

/**
 * What a package gets that imports one name of a library from its index, minified and gzipped with
 * its styles: above the weight of that part, the others are not left out.
 */
export async function measureExport(packageDirectory: string, index: string, name: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-sizes-'));
  try {
    const entry = join(folder, 'entry.ts');
    await writeFile(entry, `export { ${name} } from ${JSON.stringify(join(packageDirectory, index))};\n`);
    const { [name]: bytes = 0 } = await measureSubpaths(packageDirectory, { [name]: entry });
    return bytes;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Subpaths that a package exports as TypeScript sources. */
export async function exportedSources(packageDirectory: string): Promise<Record<string, string>> {
  const description: unknown = JSON.parse(await readFile(join(packageDirectory, 'package.json'), 'utf8'));
  const exported =
    typeof description === 'object' && description !== null && 'exports' in description ? description.exports : {};
  const sources: Record<string, string> = {};
  for (const [subpath, file] of Object.entries(exported ?? {})) {
    if (typeof file === 'string' && /\.tsx?$/.test(file)) sources[subpath] = file;
  }
  return sources;
}
