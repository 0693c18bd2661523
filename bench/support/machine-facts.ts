import { cpus, loadavg, totalmem } from 'node:os';

export interface MachineFacts {
  model: string;
  processors: number;
  gigabytes: number;
  node: string;
  /** Of the last one, five and fifteen minutes. */
  load: number[];
}

/** What numbers of two runs have to be read with. */
export function machineFacts(): MachineFacts {
  const processors = cpus();
  return {
    model: processors[0]?.model.trim() ?? 'unknown',
    processors: processors.length,
    gigabytes: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    load: loadavg().map((load) => Math.round(load * 10) / 10),
  };
}
