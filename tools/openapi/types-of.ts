import openapiTS, { astToString } from 'openapi-typescript';

const HEADER = `/** Made by \`npm run openapi\` from openapi.json. Not to be edited. */\n\n`;

/** TypeScript types of an API description. */
export async function typesOf(description: string): Promise<string> {
  return HEADER + astToString(await openapiTS(description, { alphabetize: false }));
}
