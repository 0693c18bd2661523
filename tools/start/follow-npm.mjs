const LOOK_EVERY_MS = 500;

/**
 * npm runs scripts in a shell that does not pass SIGTERM on: who stops `npm start` ends npm and that shell, and this
 * process would live on. So when it was started by npm and its parent is gone, it is told to stop as well.
 *
 * @param {() => void} stop called once
 * @param {number} parent id of the process that started this one
 */
export function followNpm(stop, parent) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
