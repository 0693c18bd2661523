import type { Sentence } from '../sentence';
import { thing } from './things';
import { capital, metres, plotArea } from './words';

export const LAND_OPENING: readonly Sentence[] = [
  (p) => `${capital(thing(p))} površine ${plotArea(p.plot)} ${p.at}.`,
  (p) => `${capital(p.at)} se prodaje ${thing(p)} od ${plotArea(p.plot)}.`,
  (p) => (p.kind === 'building-land' ? `Parcela od ${plotArea(p.plot)} ${p.at} cijela je u građevinskoj zoni.` : null),
  (p) =>
    p.kind === 'building-land'
      ? `Za obiteljsku kuću ili manju zgradu: ${plotArea(p.plot)} građevinskog zemljišta ${p.at}.`
      : null,
  (p) =>
    p.kind === 'building-land'
      ? `Pravilan oblik, blag nagib i ${plotArea(p.plot)}: građevinska parcela ${p.at}.`
      : null,
  (p) =>
    p.kind === 'farmland' && p.seaMetres !== null
      ? `Maslinik od ${plotArea(p.plot)} ${p.at} obrađuje se svake godine.`
      : null,
  (p) =>
    p.kind === 'farmland' && p.seaMetres !== null ? `Stotinjak rodnih maslina na ${plotArea(p.plot)} ${p.at}.` : null,
  (p) =>
    p.kind === 'farmland' && p.seaMetres === null
      ? `Oranica od ${plotArea(p.plot)} ${p.at}, u jednom komadu i uz put.`
      : null,
  (p) => (p.features.has('sea-view') ? `S gornjeg ruba parcele od ${plotArea(p.plot)} ${p.at} vidi se more.` : null),
  (p) =>
    p.seaMetres === null
      ? null
      : `${capital(thing(p))} ${p.at}, ${plotArea(p.plot)}, udaljeno je ${metres(p.seaMetres)} od mora.`.replace(
          'Maslinik',
          'Zemljište s maslinama',
        ),
];

export const LAND_BODY: readonly Sentence[] = [
  (p) => (p.kind === 'building-land' ? 'Oznaka zone prema važećem planu je M1.' : null),
  (p) => (p.kind === 'building-land' ? 'Voda i struja su na granici parcele, kanalizacija prolazi ulicom.' : null),
  (p) => (p.kind === 'building-land' ? 'Širina prema ulici je oko dvadeset metara.' : null),
  (p) => (p.kind === 'building-land' ? 'Izrađeno je idejno rješenje za kuću s dva stana.' : null),
  (p) => (p.kind === 'building-land' ? 'Geodetski elaborat je gotov, međe su iskolčene.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres !== null ? 'Suhozidi su očuvani, a uljara je u mjestu.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres !== null ? 'Na vrhu parcele je mala kamena kućica za alat.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres === null ? 'Zemlja je obrađena i ove godine.' : null),
  (p) => (p.kind === 'farmland' && p.seaMetres === null ? 'Uz parcelu je kanal za navodnjavanje.' : null),
  () => 'Pristup je s javnog puta širine četiri metra.',
  (p) => (p.legal.titleClear === true ? 'Vlasnik je jedan, čestica je upisana i u katastru i u gruntovnici.' : null),
  (p) => (p.legal.titleClear === false ? 'Dva su suvlasnika, oba prodaju.' : null),
];
