import { pageTools, useHref, useRemote } from '@kvadrat/remote-kit';
import { CloseIcon, cx, MapIcon, VisuallyHidden } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useRef, type MouseEvent, type ReactElement } from 'react';
import { withMapScreen } from '../list-address';
import styles from '../list.module.css';
import { SIDE_BY_SIDE } from './use-map-due';

/**
 * Opens the map over a narrow screen and closes it again; on a wide one it brings a closed map back. A link, since the
 * open map is an address of its own.
 */
export function MapLink({
  address,
  onMap,
  closed,
  onShow,
}: {
  address: string;
  onMap: boolean;
  closed: boolean;
  onShow: (shown: boolean) => void;
}): ReactElement {
  const { navigate } = useRemote();
  const href = useHref();
  const openedAt = useRef<string | null>(null);
  const there = withMapScreen(address, !onMap);

  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    if (onMap) {
      // The list as it was left, scroll and all, where the map did not change the search.
      const earlier = openedAt.current === there ? pageTools.earlier() : null;
      if (earlier === null) navigate(href(there), { replace: true });
      else earlier.goBack();
    } else if (matchMedia(SIDE_BY_SIDE).matches) onShow(true);
    else {
      openedAt.current = address;
      navigate(href(there));
    }
  };

  return (
    <a className={cx(styles.mapLink, closed && styles.mapLinkWide)} href={href(there)} onClick={follow}>
      {onMap ? (
        <>
          <CloseIcon />
          <VisuallyHidden>
            <Trans>Zatvori kartu</Trans>
          </VisuallyHidden>
        </>
      ) : (
        <>
          <MapIcon />
          <Trans>Karta</Trans>
        </>
      )}
    </a>
  );
}
