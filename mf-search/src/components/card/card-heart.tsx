import { useAdMark } from '@kvadrat/remote-kit';
import { HeartButton } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement } from 'react';

/** Saves an ad, or lets it go. It is drawn alone when it is pressed, not with its list. */
export function CardHeart({
  id,
  title,
  className,
}: {
  id: number;
  title: string;
  className?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [saved, setSaved] = useAdMark('saved', id);
  return (
    <HeartButton label={t`Spremi: ${title}`} pressed={saved} onToggle={() => setSaved(!saved)} className={className} />
  );
}
