/**
 * Loaded first in each process of a bench (`startProcess`): it ends with the one that started it, however that ended.
 * Nobody would read any more what it measures, and a storm nobody waits for would go on against whatever listens there next.
 */
process.once('disconnect', () => process.exit());
