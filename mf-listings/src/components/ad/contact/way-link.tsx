import { useRemote } from '@kvadrat/remote-kit';
import { localizedPath } from '@kvadrat/contracts/locales';
import { ButtonLink } from '@kvadrat/ui-kit';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import type { ContactWay } from './contact-way';
import type { ContactWays } from './use-contact-ways';

/** Opens a form in place; a link to its page for browsers without scripts, and for a tab of its own. */
export function WayLink({
  way,
  listingId,
  ways,
  kind,
  small = false,
  short = false,
}: {
  way: ContactWay;
  listingId: number;
  ways: ContactWays;
  kind: 'primary' | 'outlined';
  small?: boolean;
  short?: boolean;
}): ReactElement {
  const { locale } = useRemote();
  const { i18n } = useLingui();
  const { Icon } = way;
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ways.open(way);
  };
  return (
    <ButtonLink
      kind={kind}
      small={small}
      href={localizedPath(locale, way.path(listingId))}
      rel="nofollow"
      data-native
      onClick={onClick}
    >
      <Icon />
      {i18n._(short ? way.short : way.title)}
    </ButtonLink>
  );
}
