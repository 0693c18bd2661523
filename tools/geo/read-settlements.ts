export interface Settlement {
  lat: number;
  lng: number;
  population: number;
}

/** Settlements of the place directory whose population is known. */
export function readSettlements(text: string): Settlement[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines
    .map((line) => line.split('\t'))
    .filter((cells) => cells[columns.indexOf('kind')] === 'naselje')
    .map((cells) => {
      const number = (column: string): number => Number(cells[columns.indexOf(column)]);
      return { lat: number('lat'), lng: number('lng'), population: number('population') };
    })
    .filter(({ population }) => population > 0);
}
