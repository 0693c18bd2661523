/** A program that takes all of a processor it gets, until its parent lets go of it. */
const AT_A_TIME_MS = 50;

function work(): void {
  for (const end = performance.now() + AT_A_TIME_MS; performance.now() < end;);
  // Between two pieces it hears that its channel was closed.
  setImmediate(work);
}

work();
