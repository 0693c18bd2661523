export function develop(root: string): Promise<number>;
export function packagesOf(file: string, deployables: readonly string[]): string[];
export function developmentEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
