import { Commands, onUnexpectedError } from 'lathe';
import { useService } from 'lathe/ui';
import { useCallback } from 'react';

/** Runs a command for whoever doesn't wait for it. */
export function useRunCommand(): (id: string, ...args: readonly unknown[]) => void {
  const commands = useService(Commands);
  return useCallback((id, ...args) => void commands.execute(id, ...args).catch(onUnexpectedError), [commands]);
}
