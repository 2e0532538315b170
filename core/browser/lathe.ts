/** The public API: what extensions import from 'lathe'. */
export * from '../common/lifecycle';
export { Emitter, type Event } from '../common/event';
export { Commands, type CommandHandler, type CommandInfo } from './commands/commands';
export { ContextKeys, type Context } from './contextKeys/contextKeys';
export { Menus, type MenuEntry, type MenuGroup } from './menus/menus';
export { Texts, type Translate } from './i18n/texts';
export { Storage, type JsonValue } from './storage/storage';
export { UserFiles } from './storage/userFiles';
