import { useHref, useRemote } from '@kvadrat/remote-kit';
import { PATHS } from '@kvadrat/contracts/paths';
import { QuoteIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** The way to the search in words, where it is offered; a plain link, its page is loaded when it is wanted. */
export function SentenceEntry({ className }: { className?: string | undefined }): ReactElement | null {
  const { flags } = useRemote();
  const href = useHref();
  if (!flags.aiSearch) return null;
  return (
    <a className={className} href={href(PATHS.sentence)}>
      <QuoteIcon />
      <Trans>Ili opišite rečenicom</Trans>
    </a>
  );
}
