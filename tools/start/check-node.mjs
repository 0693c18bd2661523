const OLDEST = [20, 20];

/**
 * The sentence to stop with when Node.js is too old, else null. Plain JavaScript that old versions can still read.
 *
 * @param {string} version such as `20.20.2`
 * @returns {string | null}
 */
export function nodeComplaint(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null;
  return `Kvadrat needs Node.js ${OLDEST.join('.')} or newer, this is ${version}.`;
}

/** Ends the process with a sentence when Node.js is too old. */
export function checkNode() {
  const complaint = nodeComplaint(process.versions.node);
  if (complaint === null) return;
  console.error(complaint);
  process.exit(1);
}
