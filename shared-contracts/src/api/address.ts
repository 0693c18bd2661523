import { API_PREFIX } from './api-prefix';
import type { paths } from './schema.generated';

/** A path of the API as its description has it: `/api-next/listings/{id}/`. */
type ApiPath = keyof paths;

type Method = 'get' | 'post' | 'put' | 'delete';
type OperationOf<P extends ApiPath> = Exclude<paths[P][Method], undefined>;

type Json<Content> = Content extends { 'application/json': infer Value } ? Value : never;
/** What comes with a 200 or 201; a call that answers 204 answers null. */
type AnswerOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses extends { 200: { content: infer Content } } | { 201: { content: infer Content } }
    ? Json<Content>
    : null
  : never;
type BodyOf<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? Json<Content>
  : Record<string, never>;

type Calls<P extends ApiPath> = {
  readonly [M in Method as paths[P][M] extends undefined ? never : M]: {
    readonly answer: AnswerOf<paths[P][M]>;
    readonly body: BodyOf<paths[P][M]>;
  };
};

/** Stands in types only: which calls an address takes, and what they take and answer. */
declare const CALLS: unique symbol;

type AddressAt<P extends ApiPath> = string & { readonly [CALLS]: Calls<P> };

/** What a path is called here: without what all have in common, so that only the types stand for its being one of the description. */
type NameOf<P> = P extends `${typeof API_PREFIX}${infer Name}/` ? Name : never;
type ApiName = NameOf<ApiPath>;
type PathOf<Name extends ApiName> = `${typeof API_PREFIX}${Name}/` & ApiPath;

/** An address of the API, which a client asks for what the API's description says of it. */
export type ApiAddress<Name extends ApiName> = AddressAt<PathOf<Name>>;

/** An address whose call by this method answers this, and takes that. */
export type AddressOf<M extends Method, Answer, Body = unknown> = string & {
  readonly [CALLS]: { readonly [Of in M]: { readonly answer: Answer; readonly body: Body } };
};

/** An address of which no description says anything: what it answers is the caller's claim. */
export type OtherAddress = string & { readonly [CALLS]?: never };

/** Of a table of paths those that the API describes, as addresses. */
export type Addresses<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends ApiPath ? Table[Name] & AddressAt<Table[Name]> : Table[Name];
};

/** Each value of an operation's path and query; all of them are text in an address. */
type Values<Operation> = Operation extends { parameters: { path?: infer InPath; query?: infer InQuery } }
  ? Texts<Given<InPath>> & Texts<Given<InQuery>>
  : never;
type Given<T> = [T] extends [undefined] ? unknown : Exclude<T, undefined>;
type Texts<T> = { readonly [Name in keyof T]: string extends Exclude<T[Name], undefined> ? T[Name] | number : T[Name] };

/** Optional where no value is needed. */
type Arguments<T> = Record<string, never> extends T ? [values?: T] : [values: T];

/**
 * Makes an address of the API: `http.get(apiAddress('listings/{id}', { id, locale }))`.
 * @param values those of the path go into it, the others behind it, in the order they are named in
 */
export function apiAddress<Name extends ApiName>(
  name: Name,
  ...[values]: Arguments<Values<OperationOf<PathOf<Name>>>>
): ApiAddress<Name> {
  const query = new URLSearchParams();
  let path = `${API_PREFIX}${name}/`;
  for (const [key, value] of Object.entries<string | number | undefined>(values ?? {})) {
    if (value === undefined) continue;
    const filled = path.replace(`{${key}}`, encodeURIComponent(value));
    if (filled === path) query.set(key, String(value));
    path = filled;
  }
  const text = query.toString();
  return (text === '' ? path : `${path}?${text}`) as ApiAddress<Name>;
}

/** What may be asked about a list. */
type SearchName = 'listings' | 'count' | 'facets' | 'clusters';

/**
 * Makes an address that asks about a list: `http.get(searchAddress('count', '/prodaja-stambene-nekretnine/?bagni=2', locale))`.
 * @param list its own address, without language prefix: all that stands in it is asked for
 */
export function searchAddress<Name extends SearchName>(
  name: Name,
  list: string,
  locale: string,
): ApiAddress<`search-list/${Name}`> {
  const [path = '', text] = list.split('?');
  const query = new URLSearchParams(text);
  query.set('path', path);
  query.set('locale', locale);
  return `${API_PREFIX}search-list/${name}/?${query.toString()}` as ApiAddress<`search-list/${Name}`>;
}
