import type { Piece } from './feature-pieces';

/** "Nije dostupno: lift, bazen": what stands behind the colon of a denial is all denied. */
export function isHeadedByDenial(pieces: readonly Piece[]): boolean {
  const colon = pieces.findIndex(({ kind }) => kind === 'colon');
  const head = pieces.slice(0, Math.max(0, colon));
  return (
    head.every(({ kind }) => kind === 'sign' || kind === 'word') &&
    head.some((piece) => piece.kind === 'sign' && piece.signs.has('no')) &&
    pieces.slice(colon).some(({ kind }) => kind === 'thing')
  );
}

/** Whether a denial before a thing reaches it: up to a "with" or a "but". */
export function deniedBefore(pieces: readonly Piece[], thing: number): number | null {
  for (let at = thing - 1; at >= 0; at--) {
    const piece = pieces[at];
    if (piece?.kind === 'colon') return null;
    if (piece?.kind === 'sign') {
      if (piece.signs.has('no')) return belongsToEarlier(pieces, at) ? null : at;
      if (piece.signs.has('but') || (piece.signs.has('with') && !piece.signs.has('of'))) return null;
      // "Ne postoji": there is no such thing.
      if (piece.signs.has('yes') && !piece.signs.has('of') && !piece.signs.has('with') && !isNo(pieces[at - 1]))
        return null;
    }
  }
  return null;
}

function isNo(piece: Piece | undefined): boolean {
  return piece?.kind === 'sign' && piece.signs.has('no');
}

/** "Pool: no garden: yes": a denial behind a colon is that of the thing before the colon, where there is one. */
function belongsToEarlier(pieces: readonly Piece[], at: number): boolean {
  return pieces[at - 1]?.kind === 'colon' && pieces.slice(0, at - 1).some(({ kind }) => kind === 'thing');
}

/** Whether a denial behind a thing means it: "Lift: no". */
export function deniedBehind(pieces: readonly Piece[], thing: number): 'no' | 'unclear' | null {
  let colon = false;
  for (let at = thing + 1; at < pieces.length; at++) {
    const piece = pieces[at];
    if (piece?.kind === 'thing') return null;
    if (piece?.kind === 'colon') colon = true;
    else if (piece?.kind === 'off' && colon) return 'no';
    else if (piece?.kind === 'sign' && piece.signs.has('no')) {
      if (colon || at === pieces.length - 1 || pieces.slice(at + 1).every((rest) => rest.kind !== 'thing')) return 'no';
      return pieces.slice(at + 1).some((rest) => rest.kind === 'on' || (rest.kind === 'sign' && rest.signs.has('yes')))
        ? 'unclear'
        : null;
    }
  }
  return null;
}
