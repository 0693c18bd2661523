import { LOCALES } from '@kvadrat/contracts/locales';
import { Type, type TSchema, type TUnsafe } from 'typebox';

/** One of the given words or codes; the generated types become a union of them. */
export function oneOf<const T extends string | number>(values: readonly T[], description?: string): TUnsafe<T> {
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return Type.Unsafe<T>({ type, enum: [...values], ...(description === undefined ? {} : { description }) });
}

export function nullable<T extends TSchema>(schema: T): TUnsafe<Type.Static<T> | null> {
  const { type, enum: words, ...rest }: Record<string, unknown> = Object.fromEntries(Object.entries(schema));
  if (typeof type !== 'string') return Type.Unsafe({ anyOf: [schema, { type: 'null' }] });
  return Type.Unsafe({ ...rest, type: [type, 'null'], ...(Array.isArray(words) ? { enum: words.concat(null) } : {}) });
}

/** Refers to a schema that a plugin has made known by `addSchemas`. */
export function reference(id: string): TSchema {
  return Type.Ref(`${id}#`);
}

export const Id = Type.Integer({ minimum: 1 });

/** Public name of an account. */
export const Uuid = Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' });

export const Breadcrumb = Type.Object({
  label: Type.String(),
  path: nullable(Type.String({ description: 'With language prefix; null for the page itself.' })),
});

/** A language that is not one of ours reads as Croatian: links keep working. */
export const LocaleParameter = Type.Optional(
  Type.String({ description: `One of ${LOCALES.join(', ')}; anything else is hr.` }),
);

/** Body of every error answer. */
export const ApiError = Type.Object({
  message: Type.String(),
  data: Type.Object({
    message: Type.String(),
    code: Type.String(),
    retryAfter: Type.Optional(Type.Integer({ description: 'Seconds after which it is worth trying again.' })),
  }),
});
