import { ConnectionPool } from '../connection-pool';

/**
 * Has this process die as by `kill -9` at the boundary of its n-th transaction: before it is committed, or right after. For programs
 * of tests.
 */
export function dieAtCommit(number: number, side: 'before' | 'after'): void {
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  let commits = 0;
  const reserve = Reflect.get<ConnectionPool, 'reserve'>(ConnectionPool.prototype, 'reserve');
  ConnectionPool.prototype.reserve = async function (this: ConnectionPool, lane) {
    const connection = await reserve.call(this, lane);
    return {
      ...connection,
      unsafe: async (query, parameters) => {
        const isIt = query.trim().toLowerCase() === 'commit' && (commits += 1) === number;
        if (isIt && side === 'before') die();
        const answer = await connection.unsafe(query, parameters);
        if (isIt) die();
        return answer;
      },
    };
  };
}
