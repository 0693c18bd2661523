/** Parameters of advertisers that outlive a redirect (R37), by name or beginning. */
const CAMPAIGN = /^(?:gclid|gbraid|wbraid|gad_source|fbclid|msclkid|utm_[^=]*)$/;

/**
 * Carries campaign parameters of a request over to where it is sent on (R37–R39, O-21): values
 * byte for byte, after the target's own parameters, and never over one the target has itself.
 */
export function keepCampaign(location: string, search: string): string {
  const [beforeHash, hash] = splitOnce(location, '#');
  const [path, query] = splitOnce(beforeHash, '?');
  const own = pairsOf(query ?? '');
  const taken = new Set(own.map(nameOf));
  const carried: string[] = [];
  for (const pair of pairsOf(search.replace(/^\?/, ''))) {
    const name = nameOf(pair);
    if (!CAMPAIGN.test(name) || taken.has(name)) continue;
    taken.add(name);
    carried.push(pair);
  }
  const all = [...own, ...carried];
  return `${path}${all.length === 0 ? '' : `?${all.join('&')}`}${hash === undefined ? '' : `#${hash}`}`;
}

function pairsOf(query: string): string[] {
  return query.split('&').filter((pair) => pair !== '');
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? '';
}

function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
