/**
 * `npm run openapi`: writes shared-contracts/openapi.json and the types made from it.
 * `npm run openapi -- --check`: writes nothing and fails when they are not what the server says.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeApi } from './describe-api';
import { typesOf } from './types-of';

const CONTRACTS = join(import.meta.dirname, '../../shared-contracts');

const description = await describeApi();
const files = [
  { path: join(CONTRACTS, 'openapi.json'), content: description },
  { path: join(CONTRACTS, 'src/api/schema.generated.ts'), content: await typesOf(description) },
];
const drifted = files.filter(({ path, content }) => !existsSync(path) || readFileSync(path, 'utf8') !== content);

if (!process.argv.includes('--check')) {
  for (const { path, content } of drifted) writeFileSync(path, content);
  console.log(
    drifted.length === 0 ? 'The API is as it was.' : `Written: ${drifted.map(({ path }) => path).join(', ')}`,
  );
} else if (drifted.length > 0) {
  console.error(`The API has changed: ${drifted.map(({ path }) => path).join(', ')}. Run: npm run openapi`);
  process.exitCode = 1;
}
