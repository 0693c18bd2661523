/** Towns and counties whose lists people open. */
const PLACES = ['', 'split', 'zagreb', 'rijeka', 'zadar', 'osijek', 'pula', 'dubrovnik', 'sibenik', 'varazdin'];
/** What is chosen beside the place; names are typed as people type them. */
const CHOICES = [
  '',
  'vrsta=houses-apartments',
  'naziv=kljuca',
  'tip=agency',
  'jezik=de',
  'ponuda=rent',
  'vrsta=lands',
  'upis=1',
  'naziv=maslna+i+kamen',
  'poredaj=name',
];
const TYPED = [
  'tri kljuca',
  'tri ključa d.o.o.',
  'masli',
  'bijela lođa',
  'kuca',
  'zlatna kvak',
  'jadranski',
  'modri prozr',
];

/** Address of a page of the directory. Two after each other never ask for the same: a page that was just made is stored. */
export function directoryQuestion(n: number): string {
  const place = PLACES[n % PLACES.length] ?? '';
  const choice = CHOICES[Math.floor(n / PLACES.length) % CHOICES.length] ?? '';
  const round = Math.floor(n / (PLACES.length * CHOICES.length));
  const query = [choice, round === 0 ? '' : `r=${String(round)}`].filter((part) => part !== '').join('&');
  return `/agencije-nekretnina/${place === '' ? '' : `${place}/`}${query === '' ? '' : `?${query}`}`;
}

/** A name of an agency, asked in the suggestion box letter by letter. */
export function suggestionQuestion(n: number): string {
  const name = TYPED[n % TYPED.length] ?? '';
  const letters = 2 + (Math.floor(n / TYPED.length) % (name.length - 1));
  return `/api-next/search-list/suggest/?query=${encodeURIComponent(name.slice(0, letters))}`;
}
