import type { DocumentLocale, Standard } from './document-recipe';

/** What is promised in each standard, from plain to costly. */
type Promised = readonly [string, string, string];

interface Chapter {
  heading: string;
  promised: Promised;
}

export const SPECIFICATION_TITLE: Readonly<Record<DocumentLocale, string>> = {
  hr: 'Tehnički opis',
  en: 'Specifications',
};

const CHAPTERS: Readonly<Record<DocumentLocale, readonly Chapter[]>> = {
  hr: [
    {
      heading: 'Konstrukcija',
      promised: [
        'Armiranobetonska konstrukcija, zidovi između stanova od opeke 25 cm.',
        'Armiranobetonska konstrukcija, zidovi između stanova od opeke 25 cm sa zvučnom oblogom.',
        'Armiranobetonska konstrukcija, dvostruki zidovi između stanova, plivajući podovi s 5 cm zvučne izolacije.',
      ],
    },
    {
      heading: 'Pročelje',
      promised: [
        'Toplinska izolacija od 12 cm kamene vune, silikatna žbuka.',
        'Toplinska izolacija od 16 cm kamene vune, silikatna žbuka i klinker.',
        'Ventilirano pročelje od keramičkih ploča na 20 cm kamene vune.',
      ],
    },
    {
      heading: 'Prozori i vrata',
      promised: [
        'PVC stolarija s dvostrukim staklom, rolete na ručno podizanje.',
        'PVC-aluminijska stolarija s trostrukim staklom, električne rolete.',
        'Aluminijske klizne stijene s trostrukim staklom, električne žaluzine, protuprovalna vrata klase RC3.',
      ],
    },
    {
      heading: 'Podovi',
      promised: [
        'Laminat u sobama, keramika 30 × 60 cm u ostalim prostorijama.',
        'Dvoslojni hrastov parket u sobama, keramika 60 × 60 cm u ostalim prostorijama.',
        'Troslojni hrastov parket u svim sobama, keramika 120 × 60 cm u kupaonicama i na terasama.',
      ],
    },
    {
      heading: 'Kupaonice',
      promised: [
        'Ugradbeni vodokotlić, kada ili tuš-kada po izboru.',
        'Ugradbeni vodokotlić, tuš u razini poda, grijalica za ručnike.',
        'Tuš u razini poda sa stijenom od kaljenog stakla, podžbukne miješalice, podno grijanje.',
      ],
    },
    {
      heading: 'Grijanje i hlađenje',
      promised: [
        'Klima-uređaj u dnevnom boravku, priprema za ostale sobe.',
        'Dizalica topline zrak-voda, ventilokonvektori u svim sobama.',
        'Dizalica topline zrak-voda, podno grijanje i hlađenje, ventilacija s povratom topline.',
      ],
    },
    {
      heading: 'Elektroinstalacije',
      promised: [
        'Portafon, optički kabel do stana.',
        'Videoportafon, optički kabel do svake sobe, priprema za punjač na parkirnom mjestu.',
        'Videoportafon, sustav pametnog doma, punjač od 11 kW na parkirnom mjestu.',
      ],
    },
    {
      heading: 'Zajednički dijelovi',
      promised: [
        'Dizalo za osam osoba, spremište za bicikle.',
        'Dizalo za osam osoba, spremište za bicikle i kolica, uređen okoliš s igralištem.',
        'Dizalo od garaže do zadnje etaže, teretana, uređen vrt s automatskim navodnjavanjem.',
      ],
    },
  ],
  en: [
    {
      heading: 'Structure',
      promised: [
        'Reinforced concrete frame, 25 cm brick walls between flats.',
        'Reinforced concrete frame, 25 cm brick walls between flats with acoustic lining.',
        'Reinforced concrete frame, double walls between flats, floating floors on 5 cm of acoustic insulation.',
      ],
    },
    {
      heading: 'Façade',
      promised: [
        '12 cm of stone wool, silicate render.',
        '16 cm of stone wool, silicate render and clinker.',
        'Ventilated façade of ceramic panels on 20 cm of stone wool.',
      ],
    },
    {
      heading: 'Windows and doors',
      promised: [
        'PVC frames with double glazing, manual roller blinds.',
        'PVC and aluminium frames with triple glazing, electric roller blinds.',
        'Aluminium sliding walls with triple glazing, electric venetian blinds, RC3 security doors.',
      ],
    },
    {
      heading: 'Floors',
      promised: [
        'Laminate in rooms, 30 × 60 cm tiles elsewhere.',
        'Two-layer oak parquet in rooms, 60 × 60 cm tiles elsewhere.',
        'Three-layer oak parquet in all rooms, 120 × 60 cm tiles in bathrooms and on terraces.',
      ],
    },
    {
      heading: 'Bathrooms',
      promised: [
        'Concealed cistern, bath or shower tray as you choose.',
        'Concealed cistern, walk-in shower, towel heater.',
        'Walk-in shower with a tempered glass screen, concealed mixers, underfloor heating.',
      ],
    },
    {
      heading: 'Heating and cooling',
      promised: [
        'Air conditioning in the living room, wiring for the other rooms.',
        'Air-to-water heat pump, fan coils in all rooms.',
        'Air-to-water heat pump, underfloor heating and cooling, ventilation with heat recovery.',
      ],
    },
    {
      heading: 'Electrical installations',
      promised: [
        'Intercom, fibre to the flat.',
        'Video intercom, fibre to each room, wiring for a charger at the parking space.',
        'Video intercom, smart home system, 11 kW charger at the parking space.',
      ],
    },
    {
      heading: 'Shared parts',
      promised: [
        'Lift for eight people, bicycle store.',
        'Lift for eight people, store for bicycles and prams, landscaped grounds with a playground.',
        'Lift from the garage to the top floor, gym, landscaped garden with automatic watering.',
      ],
    },
  ],
};

/** Chapters of a specification: what is built, and how well. */
export function specification(locale: DocumentLocale, standard: Standard): { heading: string; text: string }[] {
  return CHAPTERS[locale].map(({ heading, promised }) => ({ heading, text: promised[standard] }));
}
