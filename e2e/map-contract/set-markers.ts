import type { Page } from 'playwright-core';

export type Marker = [id: string, lat: number, lng: number];

/** Ads at positions, called „Stan, <id>”. */
export function setMarkers(page: Page, markers: readonly Marker[], join = true): Promise<void> {
  return page.evaluate(
    ([all, joined]) => {
      window.contract.map.setMarkers(
        all.map(([id, lat, lng]) => ({
          id,
          position: { lat, lng },
          name: `Stan, ${id}`,
          look: { kind: 'ad', text: '250.000 €', seen: false, saved: false, paid: false },
        })),
        { join: joined },
      );
    },
    [markers, join] as const,
  );
}
