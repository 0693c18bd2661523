/** Square metres of what land is measured by; a jutro and a hvat are those of the Austrian land register, which Croatia's follows. */
export const SQUARE_METRES = {
  metre: 1,
  hectare: 10_000,
  are: 100,
  acre: 4046.8564224,
  jutro: 5754.642,
  fathom: 3.596652,
  foot: 0.09290304,
  dunum: 1000,
} as const;

/**
 * Square metres of each unit; ours come first in the order of how sure they are.
 */
export const AREA_UNITS: readonly (readonly [squareMetres: number, words: string])[] = [
  [
    SQUARE_METRES.metre,
    'm2; m 2; mtr; mtrs; tm; t m; sqm; sq m; sq mtr; sq mtrs; sqmt; sqmtr; qm; kvm; kv m; mq; mkv; mt2; mts2; mtrs2; mts; mt; m q; mc; m; м2; м 2; м; кв м; квм; кв; кв метр*; τμ; τ μ; τ; square met*; sq met*; quadratmet*; kvadrat*; cetvorni met*; m kv; metri quadr*; metro quadr*; metros cuadr*; metro cuadr*; metros quadr*; metres carr*; metre carr*; квадратн* метр*; квадрат*; τετραγωνικ*; kvadratn* met*; met* cetvorn*; metar* kvadrat*; metara kvadratn*; metara',
  ],
  [SQUARE_METRES.hectare, 'ha; hektar*; hectar*; hettar*; ettar*; гектар*; га; εκταρι*; στρεμματα εκταρια; hect'],
  [SQUARE_METRES.are, 'a; ar; ari; ara; are; ares; сотк*; соток; сот; ар; ара; αρ; arov*; area are'],
  [SQUARE_METRES.acre, 'acre*; ac; acri; akr*; акр*; εικρ*; ακρ*; acro; acros'],
  [SQUARE_METRES.jutro, 'jutro; jutra; jutara; ral; rali; katastarsk* jutr*; joch'],
  [SQUARE_METRES.fathom, 'hv; chv; cetvorn* hvat*; hvat*; cetv hv; klafter; quadratklafter; c hv'],
  [SQUARE_METRES.foot, 'sqft; sq ft; ft2; sq feet; square feet; square foot; sf; ft; pies cuadrados; piedi quadri'],
  [SQUARE_METRES.dunum, 'stremma*; στρεμμα*; στρ; dunum*; dulum*; donum; dekar*; дунам*'],
  [1_000_000, 'km2; sq km; square kilomet*; км2'],
];
