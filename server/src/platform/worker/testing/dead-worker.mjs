/** A worker that cannot even start. */
throw new Error('no ground');
