import type { TownPoint } from './town-grid';

/** Positions that are not a place's own say nothing of where its town is. */
const VAGUE = ['post-office', 'municipality'];

export interface Towns {
  points: TownPoint[];
  /** By number of a town the id of its county. */
  counties: Map<number, string>;
}

/** Towns of the place directory with the points of what lies in them. */
export function readTowns(text: string): Towns {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  const rows = lines.map((line) => line.split('\t'));
  const cell = (row: readonly string[], column: string): string => row[columns.indexOf(column)] ?? '';
  const parents = new Map(rows.map((row) => [cell(row, 'id'), cell(row, 'parent')]));
  const towns = new Map(
    rows.filter((row) => cell(row, 'level') === 'city').map((row, index) => [cell(row, 'id'), index + 1]),
  );
  const townOf = (id: string): number | undefined => {
    for (let at: string | undefined = id; at !== undefined && at !== ''; at = parents.get(at)) {
      const town = towns.get(at);
      if (town !== undefined) return town;
    }
    return undefined;
  };
  const points = rows.flatMap((row): TownPoint[] => {
    const town = townOf(cell(row, 'id'));
    const vague = VAGUE.includes(cell(row, 'quality')) && cell(row, 'level') !== 'city';
    return town === undefined || vague ? [] : [{ lat: Number(cell(row, 'lat')), lng: Number(cell(row, 'lng')), town }];
  });
  return { points, counties: new Map([...towns].map(([id, town]) => [town, parents.get(id) ?? ''])) };
}
