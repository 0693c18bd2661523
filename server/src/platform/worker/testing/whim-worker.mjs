import { parentPort } from 'node:worker_threads';

/** A worker, in a thread or a process, that does as its task says: dies, hangs, breaks, refuses, or answers it. */
const post = (message) => (parentPort === null ? process.send(message) : parentPort.postMessage(message));
const receive = ({ id, task }) => {
  if (task === 'die') process.exit(3);
  if (task === 'hang') for (;;);
  if (task === 'break') post({ type: 'broken', id, message: 'out of ideas' });
  else if (task === 'refuse') post({ type: 'refused', id, reason: 'no-whim' });
  else post({ type: 'done', id, result: task });
};
if (parentPort !== null) parentPort.on('message', receive);
else {
  process.on('message', receive);
  process.on('disconnect', () => process.exit());
}
post({ type: 'ready', ready: true });
