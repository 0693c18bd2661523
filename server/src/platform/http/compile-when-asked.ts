import ajvCompiler from '@fastify/ajv-compiler';
import serializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;
type BuildValidator = NonNullable<Compilers['buildValidator']>;
type BuildSerializer = NonNullable<Compilers['buildSerializer']>;
type Validate = ReturnType<ReturnType<BuildValidator>>;
type Serialize = ReturnType<ReturnType<BuildSerializer>>;

/**
 * Compiles the schemas of a route when it is first asked. A start that compiles those of all routes takes longer for it than
 * for all the rest. That every schema compiles is found where the API is described.
 */
export const compileWhenAsked: Required<Pick<Compilers, 'buildValidator' | 'buildSerializer'>> = {
  buildValidator(schemas, options) {
    let compile: ReturnType<BuildValidator> | undefined;
    return (route) => {
      let compiled: Validate | undefined;
      const validate = (value: unknown): boolean | Promise<unknown> => {
        compile ??= validators(schemas, options);
        compiled ??= compile(route);
        const answer = compiled(value);
        validate.errors = compiled.errors ?? null;
        return answer;
      };
      validate.errors = null as Validate['errors'];
      // What else a compiled one has is for other tools: Fastify calls it and reads its errors.
      return validate as Validate;
    };
  },
  buildSerializer(schemas, options) {
    let compile: ReturnType<BuildSerializer> | undefined;
    return (route) => {
      let compiled: Serialize | undefined;
      return (value: unknown) => {
        compile ??= serializers(schemas, options);
        compiled ??= compile(route);
        return compiled(value);
      };
    };
  },
};

const validators: BuildValidator = ajvCompiler();
const serializers: BuildSerializer = serializerCompiler();
