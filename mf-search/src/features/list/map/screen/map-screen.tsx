import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import { cx } from '@kvadrat/ui-kit';
import type { MapProvider } from '@kvadrat/map-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { countedBy } from '../../../../components/ad-count';
import type { FoundList } from '../../list-loader';
import { AreaButtons } from '../../areas/area-buttons';
import { useAreaPaint } from '../../areas/use-area-paint';
import { AdCards } from './ad-cards';
import { ListMapProvider } from '../../list-map-context';
import { useListHref } from '../on-map';
import { ListSheet } from './list-sheet';
import { beyondPlace, hasPlace } from './map-address';
import { mapContents } from './map-contents';
import { MapPane } from './map-pane';
import { MapStatus } from './map-status';
import { MapToolbar } from './map-toolbar';
import styles from './map.module.css';
import { useExtent, useMapAnswer } from './use-map-answer';
import { useFollowing } from './use-following';
import { useMapMarkers } from './use-map-markers';
import { useMarkerWords } from './use-marker-words';
import { useStandpoint } from './use-standpoint';

export interface MapScreenProps {
  criteria: SearchCriteria;
  /** The list beside; null when the search did not answer. */
  found: FoundList | null;
  /** Path and query of the page, without language prefix. */
  address: string;
  /** Whether the map fills a narrow screen. */
  onMap: boolean;
  /** Closes the map on a wide screen. */
  onShow: (shown: boolean) => void;
  /** The element with the list. */
  list: HTMLElement | null;
  /** Where the handle of the list goes while it is a sheet over the map; null while it is none. */
  grip: HTMLElement | null;
}

/** The map of a list: both show one search, and either changes it for both. */
export function MapScreen({ criteria, found, onMap, onShow, list, grip }: MapScreenProps): ReactElement {
  const [map, setMap] = useState<MapProvider | null>(null);
  const [tool, setTool] = useState<ReactElement | null>(null);
  const [follows, setFollows] = useFollowing();
  const listHref = useListHref();
  const busy = tool !== null;
  const extent = useExtent(criteria);
  const { view, isElsewhere, searchHere, goTo } = useStandpoint({
    map,
    criteria,
    extent,
    onMap,
    follows,
    busy,
    onSearched: () => toTop(list),
  });
  const answer = useMapAnswer(criteria, view);
  const listed = found?.response.results ?? [];
  const words = useMarkerWords(listed);
  const contents = answer.shown === null ? null : mapContents(answer.shown, words);
  const { areas } = useAreaPaint(criteria);
  const { selection, select, close } = useMapMarkers({ map, contents, areas, listed, list, goTo, busy });
  const count = found === null ? null : countedBy(found.response);
  const searched = searchUrl({ ...criteria, mapCenter: null, zoom: null });
  const [toolFor, setToolFor] = useState(searched);
  if (toolFor !== searched) {
    // What a tool was changing is gone with the search it was opened on.
    setToolFor(searched);
    setTool(null);
  }
  // A tool has the map once it stands where the search is: what the tool shows of it is not to be moved away again.
  const placed = view === null ? null : map;
  const context = useMemo(() => ({ map: placed, setTool, busy }), [placed, busy]);

  return (
    <ListMapProvider value={context}>
      <div className={cx(styles.screen, view === null && styles.waiting)}>
        <MapPane criteria={criteria} words={words} onReady={setMap} />
        <MapToolbar
          follows={follows}
          onFollow={setFollows}
          isElsewhere={isElsewhere}
          onSearchHere={searchHere}
          onClose={() => onShow(false)}
          criteria={criteria}
        >
          <AreaButtons criteria={criteria} found={found} onMap={onMap} />
        </MapToolbar>
        {tool !== null && (
          <div className={styles.tool} data-map-tool>
            {tool}
          </div>
        )}
        <MapStatus
          answer={answer}
          count={count}
          wider={criteria.viewport !== null && hasPlace(criteria) ? listHref(beyondPlace(criteria)) : null}
        />
        {selection !== null && map !== null && (
          <AdCards
            map={map}
            selection={selection}
            listed={listed}
            asOf={found?.asOf ?? ''}
            onSelect={select}
            onClose={close}
          />
        )}
      </div>
      {list !== null && grip !== null && <ListSheet list={list} grip={grip} away={selection !== null || busy} />}
    </ListMapProvider>
  );
}

/** Another list is read from its beginning: beside the map the page is what scrolls, over it the sheet with the list. */
function toTop(list: HTMLElement | null): void {
  for (const scrolled of [list, list?.ownerDocument.scrollingElement])
    scrolled?.scrollTo({ top: 0, behavior: 'instant' });
}
