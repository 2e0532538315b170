/** All of them are done, whatever became of them; the first failure of the list is the one that counts. */
export async function settled(all: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(all)).find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
