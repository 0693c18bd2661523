const { basename } = require('node:path');

/** Stands in for a file of a release: its own name. */
module.exports = {
  getCacheKey: (_source, path) => basename(path),
  process: (_source, path) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(basename(path))};`,
  }),
};
