import { stemmer } from '../stemmer';

/** Plural in s or x, locaux – local; then the feminine: lumineuse, ancienne, nouvelle – nouveau, neuve – neuf. */
export const french = stemmer(
  'eaux>eau/1 aux>al/2 ss>ss/1 x s',
  'elle>el/1 eau>el/1 enne>en euse>eu eux>eu euve>euf/1 ee e',
);
