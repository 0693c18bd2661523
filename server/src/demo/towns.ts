/** Which drawn view of a town fits; `null` where none does. */
export type TownView = 'zagreb' | 'split' | 'rijeka' | 'zadar' | 'dubrovnik' | 'pula' | 'osijek' | null;
export type Landscape = 'city' | 'coast' | 'island' | 'inland';

export interface Town {
  /** Code of the city in the place directory. */
  code: string;
  /** `u Splitu` */
  inTown: string;
  /** Share of all ads. */
  weight: number;
  landscape: Landscape;
  view: TownView;
  /** Asking price of flats, euros per square metre, and monthly rent. */
  sale: number;
  rent: number;
  /** Parts of the city with their price against the city's; names as in the directory. */
  zones: readonly (readonly [name: string, factor: number])[];
}

/** Asked prices by town as published for 2025; towns without a published figure stand between their neighbours. */
export const TOWNS: readonly Town[] = [
  {
    code: 'hr-jls-01333', inTown: 'u Zagrebu', weight: 120, landscape: 'city', view: 'zagreb', sale: 3713, rent: 15,
    zones: [
      ['Trnje', 1.05], ['Jarun', 1.1], ['Maksimir', 1.12], ['Špansko', 0.9], ['Knežija', 1.02], ['Cvjetni trg', 1.35], ['Savica', 1.02], ['Dugave', 0.82],
      ['Pantovčak', 1.4], ['Sesvete', 0.72], ['Vrbani', 1.06], ['Medveščak', 1.25], ['Utrine', 0.88], ['Rudeš', 0.95], ['Gajnice', 0.85], ['Šestine', 1.3],
      ['Siget', 0.93], ['Stara Trešnjevka', 1.08], ['Dubec', 0.78], ['Ferenščica', 0.84], ['Kvatrić', 1.12], ['Prečko', 0.94], ['Borovje', 1.0], ['Črnomerec', 0.98],
    ],
  },
  {
    code: 'hr-jls-04090', inTown: 'u Splitu', weight: 116, landscape: 'coast', view: 'split', sale: 4150, rent: 17,
    zones: [
      ['Sućidar', 0.92], ['Bačvice', 1.32], ['Mejaši', 0.74], ['Spinut', 1.08], ['Kman', 0.86], ['Žnjan', 1.16], ['Brda', 0.72], ['Varoš', 1.28], ['Pujanke', 0.88],
      ['Meje', 1.5], ['Plokite', 0.93], ['Trstenik', 1.05], ['Visoka', 0.84], ['Lovret', 1.04], ['Neslanovac', 0.7], ['Split 3', 0.98], ['Mertojak', 1.0],
      ['Sirobuja', 0.73], ['Gripe', 1.06], ['Ravne njive', 0.76], ['Stobreč', 0.86], ['Bol', 1.0], ['Kocunar', 0.78], ['Lokve', 1.0],
    ],
  },
  {
    code: 'hr-jls-03735', inTown: 'u Rijeci', weight: 42, landscape: 'coast', view: 'rijeka', sale: 3150, rent: 13,
    zones: [['Trsat', 1.1], ['Zamet', 1.0], ['Kantrida', 1.15], ['Turnić', 0.92], ['Krnjevo', 0.94], ['Belveder', 0.98], ['Gornja Vežica', 0.9], ['Pećine', 1.3], ['Drenova', 0.86], ['Kozala', 0.95], ['Škurinje', 0.82]],
  },
  {
    code: 'hr-jls-05207', inTown: 'u Zadru', weight: 40, landscape: 'coast', view: 'zadar', sale: 3600, rent: 13,
    zones: [['Poluotok', 1.3], ['Borik', 1.2], ['Bili Brig', 0.88], ['Stanovi', 0.9], ['Višnjik', 0.95], ['Diklo', 1.15], ['Arbanasi', 1.05], ['Smiljevac', 0.85], ['Voštarnica', 1.05], ['Puntamika', 1.25], ['Kožino', 1.05]],
  },
  {
    code: 'hr-jls-03123', inTown: 'u Osijeku', weight: 32, landscape: 'inland', view: 'osijek', sale: 2200, rent: 8.9,
    zones: [['Gornji grad', 1.15], ['Tvrđa', 1.2], ['Retfala', 0.9], ['Donji grad', 0.92], ['Novi grad', 1.0], ['Jug II', 0.88], ['Industrijska četvrt', 0.85], ['Višnjevac', 0.72], ['Tenja', 0.62]],
  },
  {
    code: 'hr-jls-03590', inTown: 'u Puli', weight: 28, landscape: 'coast', view: 'pula', sale: 3300, rent: 12,
    zones: [['Veruda', 1.1], ['Stoja', 1.18], ['Kaštanjer', 0.95], ['Monte Zaro', 1.05], ['Valdebek', 0.9], ['Šijana', 0.92], ['Veli Vrh', 0.88], ['Štinjan', 0.9], ['Vidikovac', 1.0]],
  },
  {
    code: 'hr-jls-00981', inTown: 'u Dubrovniku', weight: 24, landscape: 'coast', view: 'dubrovnik', sale: 5064, rent: 13.5,
    zones: [['Lapad', 1.1], ['Gruž', 0.95], ['Montovjerna', 1.02], ['Babin kuk', 1.12], ['Zaton', 0.8], ['Nova Mokošica', 0.72], ['Grad (Stari grad)', 1.4]],
  },
  {
    code: 'hr-jls-04448', inTown: 'u Šibeniku', weight: 20, landscape: 'coast', view: null, sale: 3200, rent: 12,
    zones: [['Baldekin', 1.0], ['Šubićevac', 0.95], ['Crnica', 0.98], ['Mandalina', 1.08], ['Ražine', 0.85], ['Meterize', 0.88], ['Grad (Stari grad)', 1.2]],
  },
  { code: 'hr-jls-04723', inTown: 'u Varaždinu', weight: 15, landscape: 'inland', view: null, sale: 2300, rent: 8, zones: [['Centar', 1.15], ['Banfica', 0.95], ['Grabanica', 0.9], ['Hrašćica', 0.85]] },
  { code: 'hr-jls-05410', inTown: 'u Velikoj Gorici', weight: 12, landscape: 'inland', view: null, sale: 2900, rent: 12, zones: [['Stari grad', 1.05], ['Braća Radić', 0.98], ['Velika Mlaka', 0.9]] },
  { code: 'hr-jls-01791', inTown: 'u Karlovcu', weight: 10, landscape: 'inland', view: null, sale: 1900, rent: 7, zones: [] },
  { code: 'hr-jls-03964', inTown: 'u Slavonskom Brodu', weight: 9, landscape: 'inland', view: null, sale: 1700, rent: 6.5, zones: [] },
  { code: 'hr-jls-00604', inTown: 'u Čakovcu', weight: 7, landscape: 'inland', view: null, sale: 1900, rent: 6.5, zones: [] },
  { code: 'hr-jls-00248', inTown: 'u Bjelovaru', weight: 5, landscape: 'inland', view: null, sale: 1400, rent: 5, zones: [] },
  { code: 'hr-jls-03808', inTown: 'u Samoboru', weight: 8, landscape: 'inland', view: null, sale: 2700, rent: 10, zones: [] },
  { code: 'hr-jls-03026', inTown: 'u Opatiji', weight: 9, landscape: 'coast', view: null, sale: 4600, rent: 14, zones: [['Ičići', 1.05], ['Ika', 1.0], ['Pobri', 0.82]] },
  { code: 'hr-jls-02496', inTown: 'u Makarskoj', weight: 10, landscape: 'coast', view: null, sale: 4300, rent: 13, zones: [] },
  { code: 'hr-jls-04634', inTown: 'u Trogiru', weight: 9, landscape: 'coast', view: null, sale: 3900, rent: 12, zones: [] },
  { code: 'hr-jls-04278', inTown: 'u Supetru', weight: 6, landscape: 'island', view: null, sale: 3700, rent: 11, zones: [['Mirca', 0.95], ['Splitska', 1.05]] },
  { code: 'hr-jls-01538', inTown: 'u Hvaru', weight: 6, landscape: 'island', view: null, sale: 4800, rent: 14, zones: [['Milna', 1.0]] },
  { code: 'hr-jls-02151', inTown: 'u Krku', weight: 7, landscape: 'island', view: null, sale: 3900, rent: 12, zones: [['Pinezići', 0.95], ['Vrh', 0.85]] },
  { code: 'hr-jls-02526', inTown: 'u Malom Lošinju', weight: 5, landscape: 'island', view: null, sale: 3800, rent: 12, zones: [['Nerezine', 0.9], ['Veli Lošinj', 1.0]] },
  { code: 'hr-jls-02046', inTown: 'u Korčuli', weight: 5, landscape: 'island', view: null, sale: 3500, rent: 10, zones: [['Žrnovo', 0.85], ['Račišće', 0.9]] },
];
