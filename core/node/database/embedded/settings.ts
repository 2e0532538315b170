export const superuser = 'lathe';
export const databaseName = 'lathe';

/** For machines without sockets of files; in the data folder, which only its owner reads. */
export const passwordFile = 'lathe.password';

/** Nothing here trades safety for speed: what was answered is on the disk. */
const usual: Readonly<Record<string, string | number>> = {
  shared_buffers: '128MB',
  max_connections: 100,
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_wal_size: '512MB',
  random_page_cost: 1.1,
  // The statements are short and many: neither compiling one nor spreading it over processes pays.
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  timezone: 'UTC',
  log_timezone: 'UTC',
  // The log says how the database is, and nothing of what the statements hold.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
  lc_messages: 'C',
  logging_collector: 'off',
};

export function settingsWith(more: Readonly<Record<string, string | number>>): readonly string[] {
  return Object.entries({ ...usual, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
