import { ConnectionPool } from '../connection-pool';

/** Has every commit of this process told, before it is sent and after it was answered: for programs that are killed there. */
export function atCommits(tell: (when: 'before' | 'after') => void): void {
  const reserve = Reflect.get<ConnectionPool, 'reserve'>(ConnectionPool.prototype, 'reserve');
  ConnectionPool.prototype.reserve = async function (this: ConnectionPool, lane) {
    const connection = await reserve.call(this, lane);
    return {
      ...connection,
      unsafe: async (query, parameters) => {
        const isCommit = query.trim().toLowerCase() === 'commit';
        if (isCommit) tell('before');
        const answer = await connection.unsafe(query, parameters);
        if (isCommit) tell('after');
        return answer;
      },
    };
  };
}
