import { Trans } from '@lingui/react/macro';

/** Asks for the page once more: a link to its own address, which needs no script. */
export function Retry({ className }: { className?: string | undefined }) {
  return (
    <a className={className} href="" data-native="">
      <Trans>Pokušajte ponovno</Trans>
    </a>
  );
}
