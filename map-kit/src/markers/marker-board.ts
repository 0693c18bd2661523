import type { LatLng, MapBounds, MapMarker } from '../map-provider';
import { inView, JoinedMarkers, type Joined } from './join-markers';
import { apartFrom, boxesOf, keepApart, type Box, type Spaced } from './keep-apart';
import { createMarkerElement, showMarker } from './marker-element';
import { Roving } from './roving';
import { onStillPress } from './still-press';

/** Where a map puts the elements of markers. */
export interface MarkerStage {
  /** Shows an element at a position, or moves it there. */
  show: (element: HTMLElement, position: LatLng) => void;
  hide: (element: HTMLElement) => void;
  /** Brings a group closer, until it falls apart. */
  zoomTo: (position: LatLng, zoom: number) => Promise<void>;
  /** Where the keyboard goes when the marker it was on is gone. */
  focusMap: () => void;
}

export interface MarkerBoardOptions {
  stage: MarkerStage;
  /** Accessible name and text of a group the map makes. */
  groupTexts: (count: number) => { name: string; text: string };
  /** From which on nothing can be brought closer. */
  maxZoom: number;
  onPress: (id: string) => void;
  onHover: (id: string | null) => void;
}

interface Shown {
  joined: Spaced;
  element: HTMLButtonElement;
}

/** The markers of a map, whoever draws it: which are shown, how, and what the pointer and the keyboard do with them. */
export class MarkerBoard {
  #markers: readonly MapMarker[] = [];
  #groups: JoinedMarkers | null = null;
  #view: { bounds: MapBounds; zoom: number } | null = null;
  #shown = new Map<string, Shown>();
  #selected: string | null = null;
  #raised: string | null = null;
  readonly #roving = new Roving(() => [...this.#shown.values()].map(({ element }) => element));

  constructor(private readonly options: MarkerBoardOptions) {}

  /** @param join whether near ones become groups */
  set(markers: readonly MapMarker[], join: boolean): void {
    this.#markers = markers;
    this.#groups = join ? new JoinedMarkers(markers, this.options.maxZoom) : null;
    this.#render();
  }

  /** After the map has moved. @param bounds what is in view, and somewhat around it */
  update(bounds: MapBounds, zoom: number): void {
    this.#view = { bounds, zoom };
    this.#render();
  }

  /** Ids of the markers that an id stands for. */
  markersIn(id: string): readonly string[] {
    const parts = this.#shown.get(id)?.joined.parts ?? [];
    if (parts.length > 0) return parts.flatMap((part) => this.#inside(part.id));
    return this.#inside(id);
  }

  /** What the markers take of the map, in pixels around their positions. */
  covered(): { position: LatLng; box: Box }[] {
    return [...this.#shown.values()].flatMap(({ joined }) =>
      boxesOf(joined, { x: 0, y: 0 }, joined.small).map((box) => ({ position: joined.position, box })),
    );
  }

  highlight(id: string | null): void {
    this.#raised = id;
    this.#paint();
  }

  select(id: string | null): void {
    this.#selected = id;
    this.#paint();
  }

  /** Puts the keyboard on a marker, or on the group it is in. */
  focus(id: string): void {
    const shown = this.#shown.get(id) ?? [...this.#shown.values()].find(({ joined }) => this.#standsFor(joined, id));
    shown?.element.focus({ preventScroll: true });
  }

  destroy(): void {
    for (const { element } of this.#shown.values()) this.options.stage.hide(element);
    this.#shown.clear();
  }

  #render(): void {
    if (this.#view === null) return;
    const { stage } = this.options;
    const { bounds, zoom } = this.#view;
    const wanted = keepApart(this.#groups?.visible(bounds, zoom) ?? inView(this.#markers, bounds), zoom);
    const before = this.#shown;
    const hadFocus = [...before.values()].some(({ element }) => element.ownerDocument.activeElement === element);
    this.#shown = new Map(
      wanted.map((joined) => [
        joined.id,
        { joined, element: before.get(joined.id)?.element ?? this.#create(joined.id) },
      ]),
    );
    for (const [id, { element }] of before) if (!this.#shown.has(id)) stage.hide(element);
    this.#paint();
    for (const { joined, element } of this.#shown.values()) stage.show(element, joined.position);
    this.#roving.refresh();
    if (hadFocus && ![...this.#shown.values()].some(({ element }) => element.ownerDocument.activeElement === element))
      stage.focusMap();
  }

  #paint(): void {
    for (const { joined, element } of this.#shown.values()) {
      showMarker(element, joined.marker ?? this.#groupMarker(joined), {
        selected: this.#standsFor(joined, this.#selected),
        raised: this.#standsFor(joined, this.#raised),
        small: joined.small,
      });
    }
  }

  #inside(id: string): readonly string[] {
    return this.#groups?.inside(id) ?? [id];
  }

  #standsFor({ id, marker }: Spaced, wanted: string | null): boolean {
    if (wanted === null) return false;
    return id === wanted || (marker === null && this.markersIn(id).includes(wanted));
  }

  #groupMarker({ id, position, count }: Joined): MapMarker {
    const { name, text } = this.options.groupTexts(count);
    return { id, position, name, look: { kind: 'group', text, count } };
  }

  #create(id: string): HTMLButtonElement {
    const element = createMarkerElement(id);
    const { onHover } = this.options;
    onStillPress(element, (byKeyboard) => void this.#press(id, byKeyboard));
    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'touch') onHover(id);
    });
    element.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') onHover(null);
    });
    element.addEventListener('focus', () => {
      this.#roving.stopAt(element);
      if (element.matches(':focus-visible')) onHover(id);
    });
    element.addEventListener('blur', () => {
      onHover(null);
    });
    element.addEventListener('keydown', (event) => {
      if (!event.altKey && !event.ctrlKey && !event.metaKey && this.#roving.press(event.key, element)) {
        event.preventDefault();
        event.stopPropagation();
      }
    });
    return element;
  }

  /** The zoom at which a group of the map's own falls apart; null when it never does, and for all else. */
  #apartAt(joined: Spaced | undefined): number | null {
    if (joined === undefined || this.#view === null) return null;
    if (joined.parts.length === 0) return this.#groups?.apartAt(joined.id) ?? null;
    return apartFrom(joined, this.#view.zoom, this.options.maxZoom);
  }

  async #press(id: string, byKeyboard: boolean): Promise<void> {
    const shown = this.#shown.get(id);
    const zoom = this.#apartAt(shown?.joined);
    if (zoom === null || shown === undefined) {
      this.options.onPress(id);
      return;
    }
    const [first] = this.markersIn(id);
    await this.options.stage.zoomTo(shown.joined.position, zoom);
    if (byKeyboard && first !== undefined) this.focus(first);
  }
}
