/** The panel of all filters, which buttons of the bar open by this id. */
export const PANEL_ID = 'svi-filtri';
