import { containerId, type Reporter } from '@kvadrat/contracts/remote';
import { showFallback, showNote } from './failure-texts';
import type { Stage } from './loader/stage';
import type { LaterNavigation } from './navigation/later-navigation';
import type { PageTarget } from './navigation/page-target';
import type { PageJson } from './page-json';

interface FirstPagePorts {
  main: HTMLElement;
  stage: Stage;
  navigation: Pick<LaterNavigation, 'load'>;
  report: Reporter;
}

/**
 * Takes over the page the server has sent. Always resolves; what fails is reported, and what the server rendered stays.
 * @param url address of the page
 */
export async function startFirstPage(
  page: PageJson,
  url: URL,
  { main, stage, navigation, report }: FirstPagePorts,
): Promise<void> {
  for (const { name, release } of page.refused) {
    report(new Error(`${name} cannot be loaded as it is told`), { code: 'MFE-008', remote: name, release });
    if (document.getElementById(containerId(name)) !== null) showFailure(main);
  }
  // A page of the shell's own, or one the server has given up on, stays as it is.
  const release = page.table.remotes.find(({ name }) => document.getElementById(containerId(name)) !== null);
  if (release === undefined) return;
  const { name } = release;
  try {
    const target = servedTarget(page, url, release) ?? (await navigation.load()).resolve(url);
    if (target?.release.name === name) await stage.mount(target, false, page.data);
  } catch (error) {
    report(error, { phase: 'start', remote: name, release: release.release });
    showFailure(main);
  }
}

/** The page as the server has found it, where it has made one; of its address only the query may be another by now. */
function servedTarget({ data }: PageJson, url: URL, release: PageTarget['release']): PageTarget | null {
  if (data?.remote !== release.name || data.route?.name === undefined) return null;
  return { url, release, route: { ...data.route, search: url.search } };
}

/** What the server rendered stays, whatever became of its script. */
function showFailure(main: HTMLElement): void {
  if (main.textContent.trim() === '') showFallback(main);
  else showNote(main);
}
