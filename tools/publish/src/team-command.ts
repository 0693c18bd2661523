import { httpClient } from './http-client';
import { readRemotesWords, remotesCommand } from './remotes-command';

/**
 * Releases and what is live, over HTTP. The portal is named by `--portal` or by KVADRAT_PORTAL, the token by KVADRAT_TOKEN.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use
 */
export async function teamCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<number> {
  const portal = readRemotesWords(args)?.options.portal ?? env['KVADRAT_PORTAL'] ?? '';
  return remotesCommand({ args, client: httpClient(portal, env['KVADRAT_TOKEN'] ?? ''), print });
}
