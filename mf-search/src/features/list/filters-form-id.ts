/** Id of the filters' form; the sort select stands elsewhere and belongs to it. */
export const FILTERS_FORM_ID = 'filtri';
