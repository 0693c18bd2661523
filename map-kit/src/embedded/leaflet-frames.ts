import L from 'leaflet';

/** Where a position will stand among the map's layers once it has zoomed, in pixels. */
export function offsetWhileZooming(
  map: L.Map,
  position: L.LatLngExpression,
  center: L.LatLngExpression,
  zoom: number,
): L.Point {
  const pane = map.getPane('mapPane');
  const moved = pane === undefined ? L.point(0, 0) : L.DomUtil.getPosition(pane);
  // As Leaflet itself reckons: the view's upper left corner less what the panes are moved by.
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(moved).round();
  return map.project(position, zoom).subtract(origin);
}
