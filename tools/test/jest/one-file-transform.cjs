const { createHash } = require('node:crypto');
const { buildSync, version } = require('esbuild');

/**
 * Gives jest a package as one file. Each test file loads its packages anew, and of one that consists of hundreds of
 * small files the looking up and compiling takes longer than many a test.
 */
module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha256').update(version).update('\0').update(path).update('\0').update(source).digest('hex'),
  process: (_source, path) => {
    const { outputFiles } = buildSync({
      entryPoints: [path],
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      write: false,
      logLevel: 'error',
    });
    return { code: outputFiles[0].text };
  },
};
