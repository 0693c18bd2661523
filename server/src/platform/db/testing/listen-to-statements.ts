import { ConnectionPool } from '../connection-pool';

/** Takes down what goes to the database from now on: the texts of statements, and in how many of them a value was like this. Ends with the test. */
export function listenToStatements(like: RegExp): { texts: Set<string>; bound: () => number } {
  const texts = new Set<string>();
  let bound = 0;
  const reserve = Reflect.get<ConnectionPool, 'reserve'>(ConnectionPool.prototype, 'reserve');
  jest.spyOn(ConnectionPool.prototype, 'reserve').mockImplementation(async function (this: ConnectionPool, lane) {
    const connection = await reserve.call(this, lane);
    return {
      ...connection,
      unsafe: (query, parameters) => {
        texts.add(query);
        if (like.test(JSON.stringify(parameters ?? []))) bound += 1;
        return connection.unsafe(query, parameters);
      },
    };
  });
  return { texts, bound: () => bound };
}
