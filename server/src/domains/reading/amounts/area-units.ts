/**
 * Square metres of each unit. Ours come first in the order of how sure they are; a jutro and a hvat are those of the Austrian land
 * register, which Croatia's follows.
 */
export const AREA_UNITS: readonly (readonly [squareMetres: number, words: string])[] = [
  [1, 'm2; m 2; mtr; mtrs; tm; t m; sqm; sq m; sq mtr; sq mtrs; sqmt; sqmtr; qm; kvm; kv m; mq; mkv; mt2; mts2; mtrs2; mts; mt; m q; mc; m; м2; м 2; м; кв м; квм; кв; кв метр*; τμ; τ μ; τ; square met*; sq met*; quadratmet*; kvadrat*; cetvorni met*; m kv; metri quadr*; metro quadr*; metros cuadr*; metro cuadr*; metros quadr*; metres carr*; metre carr*; квадратн* метр*; квадрат*; τετραγωνικ*; kvadratn* met*; met* cetvorn*; metar* kvadrat*; metara kvadratn*; metara'],
  [10_000, 'ha; hektar*; hectar*; hettar*; ettar*; гектар*; га; εκταρι*; στρεμματα εκταρια; hect'],
  [100, 'a; ar; ari; ara; are; ares; сотк*; соток; сот; ар; ара; αρ; arov*; area are'],
  [4046.8564224, 'acre*; ac; acri; akr*; акр*; εικρ*; ακρ*; acro; acros'],
  [5754.642, 'jutro; jutra; jutara; ral; rali; katastarsk* jutr*; joch'],
  [3.596652, 'hv; chv; cetvorn* hvat*; hvat*; cetv hv; klafter; quadratklafter; c hv'],
  [0.09290304, 'sqft; sq ft; ft2; sq feet; square feet; square foot; sf; ft; pies cuadrados; piedi quadri'],
  [1000, 'stremma*; στρεμμα*; στρ; dunum*; dulum*; donum; dekar*; дунам*'],
  [1_000_000, 'km2; sq km; square kilomet*; км2'],
];
