import { useHref, useRemote } from '@kvadrat/remote-kit';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { ChipButton, ClockIcon, DrawIcon } from '@kvadrat/ui-kit';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { placesOfList } from '../../../lib/form-place';
import { withMapScreen } from '../list-address';
import type { FoundList } from '../list-loader';
import { useListMap } from '../list-map-context';
import { answerForTools, askForTool, toolOf } from './asked-tool';
import type { AreaTool } from './tool-tabs';

/** Opens the tools that say where to look; their code comes with the first press. */
export function AreaButtons({
  criteria,
  found,
  onMap,
}: {
  criteria: SearchCriteria;
  found: FoundList | null;
  /** Whether the map fills a narrow screen; it goes on doing so. */
  onMap: boolean;
}): ReactElement {
  const { flags, navigate, report } = useRemote();
  const href = useHref();
  const { setTool, busy } = useListMap();

  const go = (next: SearchCriteria): void =>
    navigate(href(withMapScreen(searchUrl(next, flags), onMap)), { keepScroll: true });
  const open = async (first: AreaTool | 'parts'): Promise<void> => {
    try {
      if (first === 'parts') {
        const whole = found?.response.place ?? null;
        if (found === null || whole === null) return;
        const { PartsTool } = await import('./parts-tool');
        setTool(
          <PartsTool
            whole={{ ...whole, within: [] }}
            places={placesOfList(found.response)}
            criteria={criteria}
            go={go}
          />,
        );
        return;
      }
      const { AreasTool } = await import('./areas-tool');
      setTool(
        <AreasTool
          first={first}
          criteria={criteria}
          pointNames={found?.pointNames ?? {}}
          placeLabel={
            found === null
              ? ''
              : placesOfList(found.response)
                  .map(({ label }) => label)
                  .join(', ')
          }
          notices={found?.response.notices ?? []}
          go={go}
        />,
      );
    } catch (error) {
      report(error, { part: 'areas' });
    }
  };
  useEffect(() => answerForTools((tool) => void open(tool)));
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const asked = toolOf(first.current?.ownerDocument.location.hash ?? '');
    if (asked !== null) askForTool(asked);
  }, []);
  const { polygons, circle, travel } = criteria;
  return (
    <>
      <ChipButton
        ref={first}
        data-area-tool="draw"
        set={polygons.length > 0 || circle !== null}
        disabled={busy}
        onClick={() => void open('draw')}
      >
        <DrawIcon />
        <Trans>Nacrtaj</Trans>
      </ChipButton>
      <ChipButton data-area-tool="travel" set={travel.length > 0} disabled={busy} onClick={() => void open('travel')}>
        <ClockIcon />
        <Trans>Vrijeme putovanja</Trans>
      </ChipButton>
    </>
  );
}
