/**
 * Whether a visitor is a bot. A detector that fails, throws or answers anything but `true` convicts
 * nobody: a person taken for a bot loses more than a bot taken for a person gains.
 */
export async function botVerdict(detect: () => unknown): Promise<boolean> {
  try {
    return (await detect()) === true;
  } catch {
    return false;
  }
}
