import { Activation } from './activation/activation';
import { Commands } from './commands/commands';
import { ContextKeys } from './contextKeys/contextKeys';
import { Texts } from './i18n/texts';
import { Menus } from './menus/menus';
import { Storage } from './storage/storage';
import { UserFiles } from './storage/userFiles';

/** Every service of the core: one instance each, under its own class. */
export const coreServices = [Activation, Commands, ContextKeys, Menus, Storage, Texts, UserFiles] as const;
