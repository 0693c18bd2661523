import { pageTools, useHref, useRemote, useTrack } from '@kvadrat/remote-kit';
import { useLingui } from '@lingui/react/macro';

/** Shares an ad and says what became of it. @returns takes its id, title and path without language prefix */
export function useShare(): (id: number, title: string, path: string) => void {
  const { t } = useLingui();
  const { toast } = useRemote();
  const href = useHref();
  const track = useTrack();
  return (id, title, path) => {
    void pageTools.share(title, href(path)).then(({ outcome, url }) => {
      if (outcome !== 'refused') track('Ad Shared', { listing_id: id, medium: outcome });
      if (outcome === 'copied') toast('success', t`Poveznica je kopirana.`);
      if (outcome === 'refused') toast('info', t`Poveznica: ${url}`);
    });
  };
}
