import { isLand } from '../../kinds';
import type { Property } from '../../property';
import type { Random } from '../../random';
import { choose, type Sentence } from '../sentence';
import { thing } from './things';
import { sizeHr } from './titles';
import { capital } from './words';

export function auctionTitlesHr(p: Property): string[] {
  const where = p.zone ?? p.townName;
  const size = sizeHr(p);
  return [
    `Dražba: ${thing(p)}, ${where}`,
    `${capital(thing(p))} ${p.at}, elektronička javna dražba`,
    `Dražba: ${thing(p)} od ${size}, ${where}`,
    `${where}: ${thing(p)} na dražbi, ${size}`,
  ];
}

export function auctionOpeningsHr(p: Property): string[] {
  const size = sizeHr(p);
  return [
    `Na elektroničkoj javnoj dražbi prodaje se ${thing(p)} od ${size} ${p.at}.`,
    `Predmet ovršne prodaje je ${thing(p)} ${p.at}, površine ${size}.`,
    `Sud prodaje: ${thing(p)} ${p.at}, ${size} prema vještačkom nalazu.`,
  ];
}

const BODY: readonly Sentence[] = [
  () => 'Procjena vrijednosti i zaključak o prodaji mogu se dobiti na uvid.',
  () => 'Jamčevina se uplaćuje prije početka dražbe, a ponuditeljima koji nisu uspjeli vraća se u cijelosti.',
  (p) =>
    isLand(p.kind)
      ? 'Zemljište se prodaje u viđenom stanju.'
      : 'Nekretnina se prodaje u viđenom stanju, bez namještaja.',
  (p) =>
    p.availability === 'occupied'
      ? 'U nekretnini stanuju osobe koje su obvezne iseliti po pravomoćnosti.'
      : 'Nekretnina je slobodna od osoba i stvari.',
  () => 'Razgledavanje određuje sud, termin je u zaključku.',
];

export function auctionBodyHr(random: Random, p: Property): string {
  return choose(random, BODY, p, 3).join(' ');
}
