import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Names the file that takes a line for each suite; nothing is measured without it. */
const COSTS = process.env.KVADRAT_SUITE_COSTS;

/** Kernels count the time of processes in hundredths of a second. */
const TICKS = 100;

/**
 * Adds to a test environment that it writes down what its suite cost: seconds of a processor, of processes it started too,
 * and modules run. Unlike minutes on a clock neither grows when others work on the machine.
 */
export const measured = (Environment) =>
  class MeasuredEnvironment extends Environment {
    #before;
    #suite;
    #modules = 0;

    constructor(config, context) {
      const before = processorSeconds();
      super(config, context);
      this.#before = before;
      this.#suite = relative(config.projectConfig.rootDir, context.testPath);
    }

    /** Is asked for once for each module that is run. */
    getVmContext() {
      this.#modules += 1;
      return super.getVmContext();
    }

    async teardown() {
      await super.teardown();
      if (COSTS === undefined) return;
      const cost = { suite: this.#suite, seconds: processorSeconds() - this.#before, modules: this.#modules };
      appendFileSync(COSTS, `${JSON.stringify(cost)}\n`);
    }
  };

/** Time of this process, its threads, and those processes it started that have ended; of itself alone where the system does not tell. */
function processorSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + endedProcesses();
}

function endedProcesses() {
  if (process.platform !== 'linux') return 0;
  // The name of the program, in brackets, may hold spaces; `cutime` and `cstime` are the 16th and 17th field.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}
