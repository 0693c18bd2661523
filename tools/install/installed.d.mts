export function installGap(root: string): string | null;
