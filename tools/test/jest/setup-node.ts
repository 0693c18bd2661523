/** A database that is made and filled on a busy machine of two cores needs more than jest's 5 s. */
jest.setTimeout(60_000);
