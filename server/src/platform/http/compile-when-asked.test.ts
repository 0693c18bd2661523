import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { compileWhenAsked } from './compile-when-asked';

const whenAsked: FastifyServerOptions = { schemaController: { compilersFactory: compileWhenAsked } };

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** Two calls that share a schema: one that works, one whose answer refers to a schema there is none of. */
function calls(options: FastifyServerOptions): FastifyInstance {
  const app = fastify(options);
  apps.push(app);
  app.addSchema({ $id: 'Room', type: 'object', required: ['beds'], properties: { beds: { type: 'integer' } } });
  const room = { $ref: 'Room#' };
  app.post('/room', { schema: { body: room, response: { 200: room } } }, ({ body }) => Promise.resolve(body));
  app.get('/broken', { schema: { response: { 200: { $ref: 'Nothing#' } } } }, () => Promise.resolve({}));
  return app;
}

test('a call takes and refuses what it does when its schemas are compiled at the start', async () => {
  const app = calls(whenAsked);
  await app.ready();
  const send = async (payload: object): Promise<[number, string]> => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/room', payload });
    return [statusCode, body];
  };
  const refusal = (message: string): [number, string] => [
    400,
    JSON.stringify({ statusCode: 400, code: 'FST_ERR_VALIDATION', error: 'Bad Request', message }),
  ];
  expect(await send({ beds: '2', floor: 1 })).toEqual([200, '{"beds":2}']);
  expect(await send({})).toEqual(refusal("body must have required property 'beds'"));
  expect(await send({ beds: 'two' })).toEqual(refusal('body/beds must be integer'));
  // What was refused before is no longer told.
  expect(await send({ beds: 3 })).toEqual([200, '{"beds":3}']);
});

test('a schema that cannot be compiled fails the call it is of, where it would keep all others from starting', async () => {
  await expect(calls({}).ready()).rejects.toThrow('Nothing');
  const app = calls(whenAsked);
  await app.ready();
  expect((await app.inject('/broken')).statusCode).toBe(500);
  expect((await app.inject({ method: 'POST', url: '/room', payload: { beds: 1 } })).statusCode).toBe(200);
});
