import { telephone } from '../phone';
import { ValidationError, type AnySchema, type InferType } from 'yup';

/** Also the separators that only some programs break a line at. */
const LINE_END = /[\p{Cc}\u2028\u2029]+/gu;

/** What stands in the fields, right or wrong. */
export type Typed<Field extends string> = Readonly<Record<Field, string>>;

/** Keys of the rules that fields break, for the page to put into words. */
export type Problems<Field extends string> = { readonly [Name in Field]?: string };

/** One field of a form as it came; browsers send line ends of two characters, which would count twice. */
function readField(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : '';
}

/** The named fields of a form; what else came with it is left behind. */
export function readTyped<Field extends string>(fields: readonly Field[], body: unknown): Typed<Field> {
  return Object.fromEntries(fields.map((name) => [name, readField(body, name)])) as Typed<Field>;
}

/** What was typed, each field that is one line as one. */
function inLines<Field extends string>(typed: Typed<Field>): Record<string, string> {
  return Object.fromEntries(
    Object.entries<string>(typed).map(([name, text]) => [
      name,
      OF_LINES.has(name) ? text : text.replace(LINE_END, ' '),
    ]),
  );
}

/** Fields whose lines are kept; in all others a line end could pass for a line of our own in the mail that holds them. */
const OF_LINES: ReadonlySet<string> = new Set(['message', 'explanation', 'reasons']);
/** Fields that hold a telephone, in every form. */
const PHONE = 'phone';

/** Asks the rules of a form, and the server's own for telephones: its values, or the first rule that each field breaks. */
export function checkFields<Field extends string, Schema extends AnySchema>(
  fields: readonly Field[],
  schema: Schema,
  typed: Typed<Field>,
): { value: InferType<Schema> } | { problems: Problems<Field> } {
  try {
    const value: InferType<Schema> = schema.validateSync(inLines(typed), { abortEarly: false });
    const problem = telephone()(Reflect.get(typed, PHONE));
    // Only a field of the form has its name in `typed`.
    return problem === null ? { value } : { problems: { [PHONE]: problem } as Problems<Field> };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const problems: Partial<Record<Field, string>> = {};
    for (const field of fields) {
      const first = error.inner.find(({ path }) => path === field);
      if (first !== undefined) problems[field] = first.message;
    }
    return { problems };
  }
}
