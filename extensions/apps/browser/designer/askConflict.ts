import type { Dialogs, Translate } from 'lathe';
import type { Conflict, Preferred } from './model/mergeValues';

const mostNamed = 12;

/** Whose changes are kept where two people changed the same; undefined when nothing shall be saved yet. */
export async function askConflict(
  dialogs: Dialogs,
  t: Translate,
  conflicts: readonly Conflict[],
): Promise<Preferred | undefined> {
  const lines = conflicts
    .slice(0, mostNamed)
    .map(({ field, label }) =>
      label === undefined ? t(`designer.field.${field}`) : `${t(`designer.${field}`)}: ${label}`,
    );
  const more = conflicts.length - lines.length;
  const { button } = await dialogs.message({
    type: 'warning',
    message: t('designer.conflict.message'),
    detail: [...lines, ...(more > 0 ? [t('designer.conflict.more', { count: more })] : [])].join('\n'),
    buttons: [
      { id: 'theirs', label: t('designer.conflict.theirs') },
      { id: 'mine', label: t('designer.conflict.mine'), danger: true },
    ],
  });
  return button === 'mine' || button === 'theirs' ? button : undefined;
}
