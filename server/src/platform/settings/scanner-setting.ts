import type { SettingValues } from './settings.schema';

/** Where ClamAV's service listens. */
export type ScannerAddress = { path: string } | { host: string; port: number };

export function scannerAddress({ CLAMD }: Pick<SettingValues, 'CLAMD'>): ScannerAddress | undefined {
  if (CLAMD === undefined) return undefined;
  if (CLAMD.startsWith('/')) return { path: CLAMD };
  const colon = CLAMD.lastIndexOf(':');
  return { host: CLAMD.slice(0, colon).replace(/^\[|\]$/g, ''), port: Number(CLAMD.slice(colon + 1)) };
}

export function scannerProblems(values: Pick<SettingValues, 'CLAMD'>): string[] {
  const address = scannerAddress(values);
  return address !== undefined && 'port' in address && address.port > 65_535
    ? [`CLAMD is "${values.CLAMD}", but its port must be 65535 or less.`]
    : [];
}
