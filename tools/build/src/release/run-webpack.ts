import webpack, { type Compilation, type Configuration, type MultiStats } from 'webpack';
import { BuildError } from '../config/build-error';

/**
 * Runs webpack once.
 * @returns the compilations in the order of the configurations
 * @throws {BuildError} with webpack's own report; a warning counts as an error
 */
export async function runWebpack(configurations: Configuration[]): Promise<Compilation[]> {
  const compiler = webpack(configurations);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) =>
      error !== null
        ? reject(error)
        : result === undefined
          ? reject(new BuildError('webpack gave no result'))
          : resolve(result),
    );
  });
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error !== null ? reject(error) : resolve())));
  return checkedCompilations(stats);
}

/** The compilations of a finished run; throws as {@link runWebpack}. */
function checkedCompilations(stats: MultiStats): Compilation[] {
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new BuildError(
      stats.toString({
        all: false,
        errors: true,
        warnings: true,
        errorDetails: false,
        errorStack: false,
        colors: false,
        moduleTrace: true,
      }),
    );
  }
  return stats.stats.map(({ compilation }) => compilation);
}

/**
 * Runs webpack again whenever a source changes, until the process ends. A run that fails is
 * reported and the next change waited for.
 * @param onBuilt gets the compilations of each run that succeeds; the next run waits for it
 */
export function watchWebpack(
  configurations: Configuration[],
  onBuilt: (compilations: Compilation[]) => Promise<void>,
  onFailure: (error: unknown) => void,
): void {
  let last = Promise.resolve();
  webpack(configurations).watch({ aggregateTimeout: 100 }, (error, stats) => {
    last = last.then(async () => {
      try {
        if (error !== null) throw error;
        if (stats !== undefined) await onBuilt(checkedCompilations(stats));
      } catch (failure) {
        onFailure(failure);
      }
    });
  });
}
