import { pageTools, useHref, useRemote } from '@kvadrat/remote-kit';
import { Button, ShareIcon } from '@kvadrat/ui-kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Puts the address of a search into the clipboard, or on to the sheet of a phone. @param path without language prefix */
export function CopyLink({ title, path }: { title: string; path: string }): ReactElement {
  const { t } = useLingui();
  const { toast } = useRemote();
  const href = useHref();
  const copy = async (): Promise<void> => {
    const { outcome } = await pageTools.share(title, href(path));
    if (outcome === 'copied') toast('success', t`Poveznica je kopirana.`);
    if (outcome === 'refused')
      toast('error', t`Preglednik ne dopušta kopiranje. Prikažite oglase i kopirajte adresu stranice.`);
  };
  return (
    <Button kind="plain" small onClick={() => void copy()}>
      <ShareIcon />
      <Trans>Kopiraj poveznicu</Trans>
    </Button>
  );
}
