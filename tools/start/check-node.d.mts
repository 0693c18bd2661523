export function nodeComplaint(version: string): string | null;
export function checkNode(): void;
