import type { FastifyPluginCallback } from 'fastify';
import { readScenes, SCENES_PREFIX, type Scene } from './scenes';

/** `GET /media/scenes/<name>-<hash>.svg`. A drawing opened on its own may run nothing. */
export const sceneRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.get<{ Params: { file: string } }>(`${SCENES_PREFIX}:file`, { schema: { hide: true } }, async (request, reply) => {
    const scene = await sceneAt(`${SCENES_PREFIX}${request.params.file}`);
    if (scene === undefined) {
      reply.callNotFound();
      return reply;
    }
    void reply.type('image/svg+xml').headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      vary: 'accept-encoding',
    });
    if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(scene.svg);
    return reply.header('content-encoding', 'br').send(scene.brotli);
  });
  done();
};

async function sceneAt(path: string): Promise<Scene | undefined> {
  return [...(await readScenes()).values()].find((scene) => scene.path === path);
}
