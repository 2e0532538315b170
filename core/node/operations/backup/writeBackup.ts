import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client, type PoolConfig } from 'pg';
import { auditFolder } from '../../audit/auditAnchors';
import { ArchiveWriter } from './archive';
import { type BackupHead, clusterName, endName, filesName, headName } from './backupNames';

export interface BackupPlan {
  /** The folder that holds all that outlives the process. */
  readonly dataFolder: string;
  /** The database's own folder in it. */
  readonly cluster: string;
  /** How to reach the running database. */
  readonly connection: PoolConfig;
  readonly file: string;
}

/** Copies the database's files while it runs, with the log that makes them whole, and all other files of the product. */
export async function writeBackup(plan: BackupPlan): Promise<void> {
  const archive = await ArchiveWriter.create(plan.file);
  try {
    const postgres = (await readFile(path.join(plan.cluster, 'PG_VERSION'), 'utf8')).trim();
    const head: BackupHead = { format: 1, madeAt: new Date().toISOString(), postgres };
    await archive.text(headName, JSON.stringify(head));
    // Notes of how far the audit logs went must not be younger than the logs.
    await archive.tree(filesName, plan.dataFolder, isNote);
    await writeCluster(archive, plan);
    const own = path.basename(plan.cluster);
    const isOther = (name: string): boolean => !isNote(name) && !name.split('/')[0]?.startsWith(own);
    await archive.tree(filesName, plan.dataFolder, isOther);
    await archive.text(endName, '');
    await archive.close();
  } catch (error) {
    await archive.close().catch(() => undefined);
    await rm(plan.file, { force: true });
    throw error;
  }
}

/** The way that PostgreSQL documents for copying a running cluster: start, copy, stop, then the log in between. */
async function writeCluster(archive: ArchiveWriter, { cluster, connection }: BackupPlan): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  try {
    // The slot keeps the database from throwing away the log that the copy needs; it goes with the connection.
    await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
    await client.query(`select pg_backup_start('lathe', true)`);
    await archive.tree(clusterName, cluster, isCopied);
    await archive.file(`${clusterName}/global/pg_control`, path.join(cluster, 'global/pg_control'));
    const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await archive.text(`${clusterName}/backup_label`, stopped.rows[0]?.labelfile ?? '');
    await archive.tree(`${clusterName}/pg_wal`, path.join(cluster, 'pg_wal'), (name) => /^[0-9A-F]{24}$/.test(name));
  } finally {
    await client.end();
  }
}

function isNote(name: string): boolean {
  return name.split('/')[0] === auditFolder;
}

/** What the database makes anew at its start stays out; of these folders only the empty folder is kept. */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/(?!archive_status$|summaries$)/;
const left = /^(postmaster\.(pid|opts)|global\/pg_control|.*pgsql_tmp.*|.*pg_internal\.init.*)$/;

function isCopied(name: string): boolean {
  return !emptied.test(name) && !left.test(name);
}
