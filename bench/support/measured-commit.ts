import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export interface MeasuredCommit {
  /** Null where there is no history. */
  commit: string | null;
  /** Whether files had changes that no commit holds; other results do not count. */
  dirty: boolean;
}

const run = promisify(execFile);

/** Which state of the code is measured. @param folder anywhere in the checkout */
export async function measuredCommit(folder: string): Promise<MeasuredCommit> {
  try {
    const { stdout: root } = await run('git', ['rev-parse', '--show-toplevel'], { cwd: folder });
    const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: folder });
    const { stdout: changes } = await run('git', ['status', '--porcelain', '--', '.', ':!bench/results'], {
      cwd: root.trim(),
    });
    return { commit: commit.trim(), dirty: changes.trim() !== '' };
  } catch {
    return { commit: null, dirty: false };
  }
}
