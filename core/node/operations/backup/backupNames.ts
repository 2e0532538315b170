import { z } from 'zod';

/** The archive's first entry says what it is, the last that it is whole. */
export const headName = 'lathe-backup.json';
export const endName = 'lathe-backup.end';

/** Folders of the archive. */
export const clusterName = 'postgres';
export const filesName = 'files';

export const BackupHead = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** PostgreSQL's major version: its files can be read by no other. */
  postgres: z.string(),
});
export type BackupHead = z.infer<typeof BackupHead>;
