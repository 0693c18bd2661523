import { WHOLE, type Fields } from './fields';

/** What one call takes and answers. */
export interface ApiCall {
  /** Parameters as `path.id` and `query.locale`, fields of the body as `body.…`. */
  takes: Fields;
  /** Fields of the answer to a call that went well. */
  answers: Fields;
}

/** An API by its calls: `GET /api-next/listings/{id}/`. */
export type ApiContract = Readonly<Record<string, ApiCall>>;

type Json = Record<string, unknown>;

/** Schemas that contain themselves are followed this far. */
const MAX_DEPTH = 12;

/** Reads an OpenAPI 3.1 description into the form in which APIs are compared. */
export function readApiContract(description: unknown): ApiContract {
  const schemas = record(record(record(description)['components'])['schemas']);
  const calls = Object.entries(record(record(description)['paths'])).flatMap(([path, item]) =>
    Object.entries(record(item)).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, readCall(record(operation), schemas)] as const,
    ),
  );
  return Object.fromEntries(calls);
}

function readCall(operation: Json, schemas: Json): ApiCall {
  const takes: Record<string, string> = {};
  for (const parameter of list(operation['parameters']).map(record)) {
    walk(
      [record(parameter['schema'])],
      `${String(parameter['in'])}.${String(parameter['name'])}`,
      parameter['required'] !== true,
      schemas,
      takes,
      0,
    );
  }
  const body = contentOf(operation['requestBody']);
  if (body.length > 0) walk(body, 'body', record(operation['requestBody'])['required'] !== true, schemas, takes, 0);
  const answers: Record<string, string> = {};
  const good = Object.entries(record(operation['responses'])).flatMap(([status, response]) =>
    status.startsWith('2') ? contentOf(response) : [],
  );
  if (good.length > 0) walk(good, WHOLE, false, schemas, answers, 0);
  return { takes, answers };
}

function contentOf(message: unknown): Json[] {
  return Object.values(record(record(message)['content'])).map((media) => record(record(media)['schema']));
}

/** Writes a field of one of several forms, and all below it, into `fields`. */
function walk(
  forms: readonly Json[],
  path: string,
  optional: boolean,
  schemas: Json,
  fields: Record<string, string>,
  depth: number,
): void {
  const flat = forms.flatMap((form) => resolve(form, schemas, 0));
  const kinds = [...new Set(flat.flatMap(kindsOf))].sort();
  fields[path] = `${kinds.join('|')}${optional ? '?' : ''}`;
  if (depth === MAX_DEPTH) return;
  const below = path === WHOLE ? '' : path;
  const objects = flat.filter((form) => form['properties'] !== undefined);
  for (const name of new Set(objects.flatMap((form) => Object.keys(record(form['properties']))))) {
    const always = objects.every((form) => list(form['required']).includes(name));
    const inner = objects.flatMap((form) => parts(record(form['properties'])[name]));
    walk(inner, below === '' ? name : `${below}.${name}`, !always, schemas, fields, depth + 1);
  }
  const items = flat.flatMap((form) => parts(form['items']));
  if (items.length > 0) walk(items, `${below}[]`, false, schemas, fields, depth + 1);
  const entries = flat.flatMap((form) => [
    ...parts(form['additionalProperties']),
    ...Object.values(record(form['patternProperties'])).map(record),
  ]);
  if (entries.length > 0) walk(entries, `${below}{}`, false, schemas, fields, depth + 1);
}

/** The forms a schema stands for, without references and choices. */
function resolve(schema: Json, schemas: Json, depth: number): Json[] {
  if (depth > MAX_DEPTH) return [];
  const { $ref: reference } = schema;
  if (typeof reference === 'string')
    return resolve(record(schemas[reference.split('/').at(-1) ?? '']), schemas, depth + 1);
  const choices = [...list(schema['anyOf']), ...list(schema['oneOf'])];
  return choices.length === 0 ? [schema] : choices.flatMap((choice) => resolve(record(choice), schemas, depth + 1));
}

function kindsOf(form: Json): string[] {
  if ('const' in form) return [JSON.stringify(form['const'])];
  if (Array.isArray(form['enum'])) return form['enum'].map((value) => JSON.stringify(value));
  const { type } = form;
  return Array.isArray(type) ? type.map(String) : [typeof type === 'string' ? type : 'any'];
}

/** The schema, where there is one: `additionalProperties` may be true or false. */
function parts(schema: unknown): Json[] {
  return typeof schema === 'object' && schema !== null ? [record(schema)] : [];
}

function record(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
