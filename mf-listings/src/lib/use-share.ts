import { useRemote } from '@kvadrat/build/remote';
import { useLingui } from '@lingui/react/macro';
import { useHref } from './use-href';

/** Shares a page by the means of the device, else copies its address. @returns takes title and path without language prefix */
export function useShare(): (title: string, path: string) => void {
  const { t } = useLingui();
  const { toast } = useRemote();
  const href = useHref();
  return (title, path) => {
    const url = new URL(href(path), globalThis.location.origin).href;
    if ('share' in navigator && globalThis.matchMedia('(pointer: coarse)').matches) {
      // Whoever closes the sheet has decided; there is nothing to say.
      navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    copy(url).then(
      () => toast('success', t`Poveznica je kopirana.`),
      () => toast('info', t`Poveznica: ${url}`),
    );
  };
}

/** Rejects where the browser gives no clipboard: without https, or when the visitor forbids it. */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
