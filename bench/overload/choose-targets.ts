import type { Portal } from '@kvadrat/tools/harness';
import { Client } from './client';
import { hideAd } from './hide-ad';
import { judgeAnswer, readTruth } from './judge-answer';
import { isCall, numbered, type Kind, type Target } from './target';
import { LEARNT_WITH } from './unseen';

const SALE = '/prodaja-stambene-nekretnine/';
const RENT = '/najam-stambene-nekretnine/';
const TOWNS = [
  'zagreb',
  'split',
  'rijeka',
  'zadar',
  'osijek',
  'pula',
  'dubrovnik',
  'sibenik',
  'varazdin',
  'karlovac',
  'makarska',
  'rovinj',
  'porec',
  'trogir',
  'opatija',
];
const FILTERS = [
  '?prezzoMassimo=250000',
  '?localiMinimo=3',
  '?superficieMinima=60',
  '?prezzoMinimo=100000&prezzoMassimo=400000',
];
/** A price above that of every ad: the list stays as it is, and nobody has asked for it. */
const UNSEEN = '?prezzoMassimo=#';
const TYPED = ['spl', 'zag', 'rovinj', 'more', 'istra', 'vila', 'bačvice', 'dubr'];
/** Of each town's list. */
const ADS_OF_TOWN = 4;
/** At an address until it answers as it should. */
const ATTEMPTS = 10;
const API = '/api-next/search-list';

interface Candidate {
  kind: Kind;
  address: string;
  /** Known beforehand: what the portal says while it is quiet must not be taken for right if it is wrong. */
  status: number;
}

/**
 * Looks for addresses of every kind and what the portal answers to each while nothing else asks.
 * @throws {Error} when that is not what it has to be
 */
export async function chooseTargets(portal: Portal, settings: NodeJS.ProcessEnv): Promise<Target[]> {
  const client = new Client(portal.origin, '127.0.0.1');
  try {
    const towns = await townsWithAds(client);
    const ads = await adsOf(client, towns);
    const [gone, ...shown] = ads.reverse();
    if (gone === undefined || shown.length === 0) throw new Error('there are too few ads');
    await hideAd(portal, settings, gone.id);
    return await Promise.all(candidates(towns, shown, gone.path).map((candidate) => learn(client, candidate)));
  } finally {
    client.close();
  }
}

function candidates(towns: readonly string[], ads: readonly Ad[], gone: string): Candidate[] {
  const found = (kind: Kind, addresses: readonly string[], status = 200): Candidate[] =>
    addresses.map((address) => ({ kind, address, status }));
  const lists = towns.flatMap((town) => [`${SALE}${town}/`, `${RENT}${town}/`]);
  const path = (list: string): string => encodeURIComponent(list);
  const [first] = ads;
  return [
    ...found('list', lists),
    ...found(
      'filtered',
      towns.flatMap((town) => FILTERS.map((filter) => `${SALE}${town}/${filter}`)),
    ),
    ...found(
      'unseen',
      towns.map((town) => `${SALE}${town}/${UNSEEN}`),
    ),
    ...found(
      'ad',
      ads.map((ad) => ad.path),
    ),
    ...found('home', ['/', '/de/', '/en/']),
    ...found(
      'search',
      lists.map((list) => `${API}/listings/?path=${path(list)}`),
    ),
    ...found(
      'facets',
      towns.map((town) => `${API}/facets/?path=${path(`${SALE}${town}/`)}&localiMinimo=2`),
    ),
    ...found(
      'suggest',
      TYPED.map((text) => `${API}/suggest/?query=${encodeURIComponent(text)}`),
    ),
    ...found('moved', [`/oglasi/${String(first?.id)}/nesto-drugo/`, `${SALE}split`, '/search-list/'], 301),
    ...found('moved', [`${SALE}?pag=9999`], 302),
    ...found('missing', ['/nema-ovoga/', '/oglasi/999999999/nema/', '/de/nema-ovoga/'], 404),
    ...found('gone', [gone], 410),
  ];
}

/** On a busy machine even a single visitor may be answered late, or by a portal that is not as it should be with nothing. */
async function learn(client: Client, candidate: Candidate): Promise<Target> {
  let found = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const { target, problem } = await learnOnce(client, candidate);
    if (target !== null) return target;
    found = problem;
  }
  throw new Error(`${candidate.address}, while nothing else asks: ${found}`);
}

async function learnOnce(
  client: Client,
  { kind, address, status }: Candidate,
): Promise<{ target: Target | null; problem: string }> {
  const probe: Target = numbered(
    { kind, address, truth: { status, location: null, canonical: null, robots: null, entries: 0 } },
    LEARNT_WITH,
  );
  const answer = await client.ask(probe.address);
  const { title, ...truth } = readTruth(probe, answer);
  const isPage = status === 200 && !isCall(probe);
  const lacks = isPage ? title === '' || truth.canonical === null : status >= 400 && title === '';
  if (truth.status !== status || lacks || (kind === 'list' && truth.entries === 0)) {
    return {
      target: null,
      problem: `${String(answer.status)} with title "${title}" and ${String(truth.entries)} entries`,
    };
  }
  const target: Target = {
    kind,
    address,
    truth:
      kind === 'unseen' ? { ...truth, canonical: (truth.canonical ?? '').replace(String(LEARNT_WITH), '#') } : truth,
  };
  const isRight = judgeAnswer(numbered(target, LEARNT_WITH), answer) === 'right';
  return { target: isRight ? target : null, problem: 'not what was learnt of it' };
}

interface Ad {
  id: number;
  path: string;
}

async function townsWithAds(client: Client): Promise<string[]> {
  const found = await Promise.all(TOWNS.map(async (town) => ({ town, ads: await results(client, `${RENT}${town}/`) })));
  const towns = found.filter(({ ads }) => ads.length > 0).map(({ town }) => town);
  if (towns.length === 0) throw new Error('no town has ads');
  return towns;
}

async function adsOf(client: Client, towns: readonly string[]): Promise<Ad[]> {
  const ofTowns = await Promise.all(
    towns.map(async (town) => (await results(client, `${SALE}${town}/`)).slice(0, ADS_OF_TOWN)),
  );
  return [...new Map(ofTowns.flat().map((ad) => [ad.id, ad])).values()];
}

async function results(client: Client, list: string): Promise<Ad[]> {
  const { status, body } = await client.ask(`${API}/listings/?path=${encodeURIComponent(list)}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  if (status !== 200) throw new Error(`the list ${list} answers with ${String(status)}`);
  const answer: { results: Ad[] } = JSON.parse(body.toString('utf8'));
  return answer.results;
}
