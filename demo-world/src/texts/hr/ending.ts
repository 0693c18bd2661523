import { ENERGY_CLASSES } from '@kvadrat/contracts/vocabulary';
import { isFlat } from '../../kinds';
import type { Sentence } from '../sentence';
import { roomsWord } from './things';

/** Who owns it; always true to the facts of the ad. */
export const TITLE: readonly Sentence[] = [
  (p) => (p.legal.titleClear === true ? 'Vlasništvo je 1/1, bez tereta.' : null),
  (p) => (p.legal.titleClear === true ? 'Zemljišne knjige su čiste, upisan je jedan vlasnik.' : null),
  (p) => (p.legal.titleClear === false ? 'Upisana su dva suvlasnika, oba suglasna s prodajom.' : null),
  (p) =>
    p.legal.titleClear === false
      ? 'U zemljišnim knjigama upisano je založno pravo banke, koje se briše isplatom.'
      : null,
];

/** What other papers say. */
export const PAPERS: readonly Sentence[] = [
  (p) => (p.legal.usePermit === true ? 'Uporabna dozvola postoji.' : null),
  (p) => (p.legal.legalized === true ? 'Objekt je legaliziran, rješenje je pravomoćno.' : null),
  (p) => (p.legal.legalized === false ? 'Legalizacija je u tijeku, zahtjev je predan.' : null),
  (p) =>
    p.energyClass === 9 ? 'Energetski certifikat je u izradi.' : `Energetski razred: ${ENERGY_CLASSES[p.energyClass]}.`,
];

export const SALE_END: readonly Sentence[] = [
  (p) => (p.availability === 'now' ? 'Predaja ključeva odmah po isplati.' : null),
  (p) => (p.availability === 'agreed' ? 'Useljenje je po dogovoru.' : null),
  (p) => (p.availability === 'occupied' ? 'Ugovor o najmu teče još godinu dana.' : null),
  () => 'Moguća je kupnja kreditom.',
  (p) => (isFlat(p.kind) && p.condition !== 'new' ? 'Pričuva se uredno plaća.' : null),
  (p) => (p.condition === 'new' ? 'Kupac ne plaća porez na promet nekretnina.' : null),
  () => 'Razgledavanje je moguće i vikendom, uz najavu.',
  (p) =>
    isFlat(p.kind) && roomsWord(p) === 'trosoban' ? 'Prikladan je za obitelj, ali i za zamjenu uz doplatu.' : null,
  () => 'Prodaje se bez žurbe; ponude se razmatraju redom kojim stižu.',
  (p) => (isFlat(p.kind) ? 'Tlocrt i etažni elaborat šaljemo na upit.' : 'Tlocrte šaljemo na upit.'),
  (p) => (p.condition === 'to-renovate' ? 'Za obnovu postoji okvirni troškovnik, rado ga pokažemo.' : null),
  () => 'Razgledavanje se može dogovoriti isti dan.',
  (p) => (p.availability === 'agreed' && p.condition !== 'new' ? 'Moguć je dogovor oko roka iseljenja.' : null),
  (p) => (p.negotiable ? 'Oko cijene je moguć dogovor.' : 'Cijena je fiksna.'),
];

export const RENT_END: readonly Sentence[] = [
  (p) =>
    p.deposit === 1
      ? 'Polog je jedna stanarina, režije se plaćaju po potrošnji.'
      : 'Polog su dvije stanarine, a prva se plaća pri potpisu ugovora.',
  () => 'Traži se najam na najmanje godinu dana, uz ugovor i prijavu.',
  (p) => (p.features.has('pets') ? 'Kućni ljubimci su dobrodošli.' : 'Bez kućnih ljubimaca, molimo.'),
  (p) => (p.features.has('students') ? 'Može i za studente, na devet ili dvanaest mjeseci.' : null),
  (p) => (p.availability === 'agreed' ? 'Useljenje je moguće od prvog u mjesecu.' : 'Useljenje je moguće odmah.'),
  () => 'Režije su zimi oko 150 €, ljeti upola manje.',
  (p) => (p.seaMetres !== null ? 'Najam je cjelogodišnji, nije sezonski.' : null),
  (p) => (p.features.has('smokers') ? null : 'Nepušači imaju prednost.'),
];
