/** What the gallery says, in one language. Names of components stay as the code has them. */
export interface GalleryTexts {
  /** Tag for `Intl`, with the region whose number forms people expect. */
  intl: string;
  intro: string;
  language: string;
  groups: {
    actions: string;
    fields: string;
    choices: string;
    navigation: string;
    overlays: string;
    content: string;
    states: string;
    icons: string;
    colours: string;
  };
  /** Captions of states. */
  as: {
    normal: string;
    set: string;
    off: string;
    busy: string;
    wrong: string;
    hint: string;
    long: string;
    keys: string;
  };
  save: string;
  show: string;
  cancel: string;
  more: string;
  long: string;
  place: { label: string; list: string; clear: string; count: string };
  price: { label: string; from: string; to: string; wrong: string };
  mail: { label: string; hint: string; wrong: string };
  message: string;
  sort: { label: string; options: [string, string, string] };
  offer: { label: string; sale: string; rent: string };
  extras: { label: string; lift: string; balcony: string; parking: string };
  terms: { label: string; wrong: string };
  notify: string;
  dialog: { open: string; title: string; password: string; close: string; text: string };
  side: { open: string; text: string };
  popover: { open: string; text: string };
  keys: { combobox: string; tabs: string; dialog: string; popover: string; accordion: string };
  tabs: { label: string; description: string; costs: string; plan: string };
  questions: { costs: string; costsAnswer: string; viewing: string; viewingAnswer: string };
  path: { label: string; home: string; county: string };
  pages: { label: string; previous: string; next: string; page: string };
  badges: { paid: string; fresh: string; sold: string; reduced: string; ends: string; refused: string };
  energy: { label: string; scale: string };
  table: { caption: string; place: string; ads: string; price: string };
  upload: string;
  pricePerArea: string;
  card: string;
  empty: string;
  failure: { title: string; text: string; retry: string };
  notices: { info: string; good: string; warn: string; bad: string };
  photo: string;
  loading: string;
}
