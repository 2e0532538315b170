import { useMemo } from 'react';
import { Dialogs } from '../../dialogs/dialogs';
import type { Preferred } from '../../merge/mergeFields';
import { Notifications } from '../../notifications/notifications';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';

const mostNamed = 12;

export interface Conflicts {
  /** Whose changes are kept where two people changed the same; undefined when nothing shall be saved yet. */
  ask(names: readonly string[]): Promise<Preferred | undefined>;
  /** Says that others' changes were taken in. */
  tellMerged(): void;
}

/** The words in which a form speaks of what others did meanwhile. */
export function useConflicts(): Conflicts {
  const t = useKitTexts();
  const dialogs = useService(Dialogs);
  const notifications = useService(Notifications);
  return useMemo(
    () => ({
      ask: async (names) => {
        const more = names.length - mostNamed;
        const lines = [...names.slice(0, mostNamed), ...(more > 0 ? [t('conflict.more', { count: more })] : [])];
        const { button } = await dialogs.message({
          ...{ type: 'warning', message: t('conflict.message'), detail: lines.join('\n') },
          buttons: [
            { id: 'theirs', label: t('conflict.theirs') },
            { id: 'mine', label: t('conflict.mine'), danger: true },
          ],
        });
        return button === 'mine' || button === 'theirs' ? button : undefined;
      },
      tellMerged: () => void notifications.info(t('conflict.merged')),
    }),
    [t, dialogs, notifications],
  );
}
