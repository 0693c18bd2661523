import type { Locale } from '@kvadrat/contracts/locales';
import { HOUSE, type ExpectedChips } from '../sentence-case';

/** A sentence of one kind of difficulty: its language, what it says and what of it no criterion can say. */
export type KindSentence = readonly [locale: Locale, say: string, chips: ExpectedChips, rest?: readonly string[]];

export const flat = (chips: ExpectedChips = {}): ExpectedChips => ({ typologies: [1], ...chips });
export const house = (chips: ExpectedChips = {}): ExpectedChips => ({ typologies: HOUSE, ...chips });
