/** A program that takes all of a processor it gets, until its parent lets go of it. */
const AT_A_TIME_MS = 50;

let wanted = true;
process.once('disconnect', () => {
  wanted = false;
});

function work(): void {
  for (const end = performance.now() + AT_A_TIME_MS; performance.now() < end; );
  if (wanted) setImmediate(work);
}

work();
