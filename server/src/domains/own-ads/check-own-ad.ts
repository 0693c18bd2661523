import {
  OWN_AD_FIELDS,
  OWN_AD_SCHEMAS,
  OWN_AD_STEPS,
  isAuctionAd,
  kindOf,
  type OwnAdStep,
} from '@kvadrat/contracts/forms';
import { checkFields, readTyped } from '../../platform/forms';
import type { PlaceDirectory } from '../geography/api';
import type { OwnAdFields } from './own-ad.tables';
import { resolvePlace } from './resolve-place';

/** Keys of the rules that fields break, by field. */
type OwnAdProblems = Readonly<Record<string, string>>;

/** What is decided in the first step and asked again in later ones. */
const KIND = ['contract', 'category', 'typology'] as const;

interface CheckSettings {
  directory: PlaceDirectory;
  /** Whether auctions may be offered. */
  auctions: boolean;
}

/** Asks the rules of one step. */
export function checkStep(step: OwnAdStep, fields: OwnAdFields, { directory, auctions }: CheckSettings): OwnAdProblems {
  const names = [...new Set([...OWN_AD_FIELDS[step], ...KIND])];
  const checked = checkFields(names, OWN_AD_SCHEMAS[step], readTyped(names, fields));
  const problems = 'problems' in checked ? onlyTexts(checked.problems) : {};
  if (step !== 'vrsta-i-mjesto') return problems;
  return {
    ...(!auctions && isAuctionAd(kindOf(fields)) ? { contract: 'no-auctions' } : {}),
    ...placeProblem(fields, directory),
    ...problems,
  };
}

/** Asks the rules of all steps: nothing is published that breaks one. */
export function checkOwnAd(fields: OwnAdFields, settings: CheckSettings): OwnAdProblems {
  return Object.assign({}, ...OWN_AD_STEPS.map((step) => checkStep(step, fields, settings))) as OwnAdProblems;
}

/** Abroad we know no places. */
function placeProblem(fields: OwnAdFields, directory: PlaceDirectory): OwnAdProblems {
  const text = fields['place'] ?? '';
  if (text.trim() === '' || fields['category'] === '5') return {};
  const resolved = resolvePlace(directory, text, placeIdOf(fields));
  return 'problem' in resolved ? { place: resolved.problem } : {};
}

/** Of the suggestion that was chosen. */
export function placeIdOf(fields: OwnAdFields): number | null {
  const id = fields['placeId'] ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

function onlyTexts(problems: Readonly<Partial<Record<string, string>>>): OwnAdProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
