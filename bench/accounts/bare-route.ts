/** The least Fastify can do: one route that answers what `info` answers, in a process of its own. */
import fastify from 'fastify';
import { tellParent } from '../support/tell-parent';

const USER = {
  uuid: '6f1f4f3a-6a43-4ad0-9d3c-6b0f3f6f8a11',
  name: 'Ana',
  surname: 'Horvat',
  email: 'ana1@primjer.hr',
  language: 'hr',
  emailVerified: false,
};

const COOKIES = ['IMMSESSID', 'imm_key', 'imm_csrf'].map((name) => `${name}=${'x'.repeat(43)}`);

const app = fastify();
app.get('/', (request, reply) => {
  // Only at first, so that those who ask have cookies to send.
  if (request.headers.cookie === undefined) reply.header('set-cookie', COOKIES);
  return reply.send(USER);
});
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
await tellParent(origin);
