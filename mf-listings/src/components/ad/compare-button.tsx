import { useComparedAd, useComparedAds, useHref, useRemote } from '@kvadrat/remote-kit';
import { comparePath } from '@kvadrat/contracts/paths';
import { CompareIcon, IconButton } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Puts the ad beside others, and shows the way to them. */
export function CompareButton({ id, title }: { id: number; title: string }): ReactElement {
  const { t } = useLingui();
  const { navigate, toast } = useRemote();
  const href = useHref();
  const ids = useComparedAds();
  const [chosen, choose] = useComparedAd(id);
  const show = (all: readonly number[]) => ({
    label: t`Usporedi (${all.length})`,
    run: () => navigate(href(comparePath(all))),
  });
  const onPress = (): void => {
    if (!choose(!chosen))
      toast('info', t`Usporediti možete najviše četiri oglasa. Najprije uklonite jedan.`, show(ids));
    else if (!chosen) toast('success', t`Oglas je dodan u usporedbu.`, show([...ids, id]));
  };
  return (
    <IconButton label={t`Usporedi: ${title}`} aria-pressed={chosen} onClick={onPress}>
      <CompareIcon />
    </IconButton>
  );
}
