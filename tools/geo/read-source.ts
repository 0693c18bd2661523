export interface SourcePlace {
  code: string;
  level: string;
  kind: string;
  name: string;
  parent: string | null;
  lat: number;
  lng: number;
  population: number | null;
  postcode: string | null;
  aliases: string[];
  quality: string;
  members: string[];
}

/** Reads the full place file: administrative places and touristic areas in one list. */
export function readSource(json: string): SourcePlace[] {
  const source: unknown = JSON.parse(json);
  return [...records(source, 'places'), ...records(source, 'touristAreas')].map((record) => {
    const kind = text(record, 'kind');
    const [name = '', ...otherNames] = text(record, 'name').split(kind === 'naselje' ? ' - ' : '–');
    const level = text(record, 'level');
    return {
      code: text(record, 'id'),
      level: level === 'tourist_area' ? 'touristic_area' : level,
      kind: kind || 'editorial',
      // Bilingual towns and settlements are listed by their Croatian name and found by both.
      name,
      parent: text(record, 'parent') || (level === 'tourist_area' ? 'hr' : null),
      lat: number(record, 'lat') ?? 0,
      lng: number(record, 'lng') ?? 0,
      population: number(record, 'population'),
      postcode: text(record, 'postcode') || null,
      aliases: [...new Set([...texts(record, 'aliases'), ...otherNames])],
      quality: text(record, 'coord') || qualityOf(level, text(record, 'polygon')),
      members: texts(record, 'members'),
    };
  });
}

function qualityOf(level: string, polygon: string): string {
  if (polygon !== '') return 'area';
  return level === 'tourist_area' ? 'editorial' : 'gazetteer';
}

function records(value: unknown, key: string): Record<string, unknown>[] {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(record: Record<string, unknown>, key: string): string {
  const value = record[key];
  return typeof value === 'string' ? value : '';
}

function texts(record: Record<string, unknown>, key: string): string[] {
  const value = record[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function number(record: Record<string, unknown>, key: string): number | null {
  const value = record[key];
  return typeof value === 'number' ? value : null;
}
