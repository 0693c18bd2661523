import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { matchRoute } from '@kvadrat/contracts/routes';
import type { RenderJob } from '../../platform/render';

/** Sample jobs, one for each route a release declares, and the shell's frame: enough to have its code run once. */
export function warmUpJobs(manifest: RemoteManifest): RenderJob[] {
  const frame: RenderJob = {
    kind: 'frame',
    request: { locale: DEFAULT_LOCALE, path: '/', search: '', page: 'remote' },
  };
  return [...(manifest.role === 'shell' ? [frame] : []), ...pageJobs(manifest)];
}

function pageJobs(manifest: RemoteManifest): RenderJob[] {
  return manifest.routes.flatMap((route): RenderJob[] => {
    const path = samplePath(route.pattern);
    const params = matchRoute([route], path)?.params;
    if (params === undefined) return [];
    return [
      {
        kind: 'page',
        request: { route: { name: route.name, params, path, search: '', locale: DEFAULT_LOCALE } },
        flags: DEFAULT_FLAGS,
      },
    ];
  });
}

/** An address of a pattern's shape: first word of a choice, `1` for one segment, no segments for any number. */
function samplePath(pattern: string): string {
  return pattern
    .replace(/\/\{\w+\*\}\//g, '/')
    .replace(/\{\w+:([^|}]+)[^}]*\}/g, '$1')
    .replace(/\{\w+\}/g, '1');
}
