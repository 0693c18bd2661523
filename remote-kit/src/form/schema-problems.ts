import { ValidationError, type AnySchema } from 'yup';
import type { Problems } from './form-machine';
import type { Values } from './form-values';

/** First problem of each field by a schema that the server uses as well. */
export function schemaProblems(schema: AnySchema, values: Values): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Record<string, string> = {};
    for (const { path = '', message } of error.inner) problems[path] ??= message;
    return problems;
  }
}
