import { useHref, useRemote } from '@kvadrat/remote-kit';
import { ButtonLink, ClockIcon, DrawIcon, MapIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent, ReactElement } from 'react';
import { askForTool, TOOL_HASHES, type AskedTool } from '../areas/asked-tool';
import { withMapScreen } from '../list-address';
import styles from './filters.module.css';

/** From the panel of all filters to the tools of the map: beside the list where the map is shown, else on the map's own screen. */
export function AreaWays({
  address,
  hasParts,
  onLeave,
}: {
  /** Of the shown list, without language prefix. */
  address: string;
  /** Whether there are parts of a place to pick on the map. */
  hasParts: boolean;
  onLeave: () => void;
}): ReactElement {
  const { navigate } = useRemote();
  const href = useHref();
  const onMap = href(withMapScreen(address, true));
  const follow =
    (tool: AskedTool) =>
    (event: MouseEvent): void => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
      event.preventDefault();
      onLeave();
      if (!askForTool(tool)) navigate(`${onMap}${TOOL_HASHES[tool]}`);
    };
  return (
    <>
      {hasParts && (
        <ButtonLink className={styles.needsScripts} href={`${onMap}${TOOL_HASHES.parts}`} onClick={follow('parts')}>
          <MapIcon />
          <Trans>Dijelovi na karti</Trans>
        </ButtonLink>
      )}
      <ButtonLink className={styles.needsScripts} href={`${onMap}${TOOL_HASHES.draw}`} onClick={follow('draw')}>
        <DrawIcon />
        <Trans>Nacrtaj</Trans>
      </ButtonLink>
      <ButtonLink className={styles.needsScripts} href={`${onMap}${TOOL_HASHES.travel}`} onClick={follow('travel')}>
        <ClockIcon />
        <Trans>Vrijeme putovanja</Trans>
      </ButtonLink>
    </>
  );
}
