import { fold } from '../fold';
import { stemmer } from '../stemmer';

/** Cases of nouns and adjectives; then -ов of plurals and a vowel that comes and goes: участок – участка. */
export const russian = stemmer(
  fold(`иями иях иям ием ями ами ыми ими ого его ому ему
    ях ах ям ам ем ом ов ев ей ий ой ый ия ие ию ии ью ья ье ью ая яя ое ее ую юю ые их ых им ым
    и ы а я о е у ю ь`),
  'ов ок>к',
);
