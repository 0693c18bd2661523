/** The least Fastify can do: one route that answers as much HTML as a list page has, in a process of its own. */
import fastify from 'fastify';
import { tellParent } from '../support/tell-parent';

/** Bytes of a list page. */
const SIZE = 225 * 1024;
const PAGE = `<!doctype html><title>bare</title>${'x'.repeat(SIZE)}`;

const app = fastify();
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
await tellParent(origin);
