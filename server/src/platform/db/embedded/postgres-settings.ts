import { totalmem } from 'node:os';
import { SOCKET_PORT } from './cluster-files';

const MB = 1024 * 1024;

/**
 * Settings of the embedded server, given on its command line so that a new release's values apply to old data folders.
 * Durability (fsync, synchronous_commit) stays at PostgreSQL's safe defaults.
 */
export function postgresSettings(socketFolder: string, memory = totalmem()): string[] {
  const sharedBuffers = Math.round(Math.min(1024, Math.max(128, memory / MB / 16)));
  const settings: Record<string, string | number> = {
    port: SOCKET_PORT,
    listen_addresses: '',
    unix_socket_directories: quoteFolder(socketFolder),
    unix_socket_permissions: '0700',
    // Processes of a portal share them; as PostgreSQL comes.
    max_connections: 100,
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.max(256, Math.round(memory / MB / 4))}MB`,
    // Per sort and connection; the pool is bounded (createDb).
    work_mem: '32MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // Measured for our queries: compiling costs more than it saves, and data lies on SSD or in memory.
    jit: 'off',
    random_page_cost: 1.1,
    max_parallel_workers_per_gather: 1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    // A failed statement reaches its caller, the log is for what nobody else would tell.
    log_min_messages: 'fatal',
    log_checkpoints: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The setting is a list: commas and quotes in a folder's name need quoting. */
function quoteFolder(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}
