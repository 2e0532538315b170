import { iconOf } from './iconOf';
import type { Declare } from './declare';

export const declareCommands: Declare<'commands'> = (commands, { id, base, originalTitles }, services) =>
  services.commands.declare(
    commands.map((item) => ({
      id: item.command,
      title: item.title,
      originalTitle: originalTitles?.[item.command],
      category: item.category,
      shortTitle: item.shortTitle,
      icon: iconOf(item.icon, base),
      enablement: item.enablement,
      source: id,
    })),
  );
