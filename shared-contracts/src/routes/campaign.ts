/** Query parameters of advertisers that outlive a navigation; `utm_*` by its beginning. */
const CAMPAIGN_PARAMETER = /^(?:gclid|gbraid|wbraid|gad_source|fbclid|msclkid|utm_.*)$/;

/**
 * Carries the campaign parameters of one address over to the next: byte for byte,
 * after the target's own parameters, repeated ones too, and never one the target names itself.
 * Everything else of `from` is left behind; the target's hash stays last.
 *
 * @param target path, or absolute address, that is navigated to
 * @param from query string of the address that is left, with or without `?`
 * @example carryCampaign('/oglasi/7/?pag=2#foto', '?gclid=A&foo=1') → '/oglasi/7/?pag=2&gclid=A#foto'
 */
export function carryCampaign(target: string, from: string): string {
  const [address, hash] = splitOnce(target, '#');
  const [path, query] = splitOnce(address, '?');
  const own = pairsOf(query);
  const ownNames = new Set(own.map(nameOf));
  const carried = pairsOf(from.replace(/^\?/, '')).filter((pair) => {
    const name = nameOf(pair);
    return CAMPAIGN_PARAMETER.test(name) && !ownNames.has(name);
  });
  if (carried.length === 0) return target;
  return `${path}?${[...own, ...carried].join('&')}${hash === '' ? '' : `#${hash}`}`;
}

function pairsOf(query: string): string[] {
  return query.split('&').filter((pair) => pair !== '');
}

/** Names are compared decoded, so `utm%5Fsource` is no second `utm_source`. */
function nameOf(pair: string): string {
  const [name] = splitOnce(pair, '=');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function splitOnce(text: string, separator: string): [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
