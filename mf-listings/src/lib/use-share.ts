import { pageTools, useHref, useRemote } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';

/** Shares a page and says what became of it. @returns takes title and path without language prefix */
export function useShare(): (title: string, path: string) => void {
  const { t } = useLingui();
  const { toast } = useRemote();
  const href = useHref();
  return (title, path) => {
    void pageTools.share(title, href(path)).then(({ outcome, url }) => {
      if (outcome === 'copied') toast('success', t`Poveznica je kopirana.`);
      if (outcome === 'refused') toast('info', t`Poveznica: ${url}`);
    });
  };
}
