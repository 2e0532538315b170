import type { ExtensionContext } from 'lathe';
import { forBuilders } from '../center/forBuilders';
import { FieldEditor } from './field/FieldEditor';
import { IndexEditor } from './index/IndexEditor';
import { LayoutEditor } from './layout/LayoutEditor';
import { ObjectEditor } from './ObjectEditor';
import { PartCommands } from './partCommands';
import { RuleEditor } from './rule/RuleEditor';
import { sections } from './sections';
import { SharingEditor } from './sharing/SharingEditor';

type Given = Parameters<PartCommands['show']>[1];
type Rows = Parameters<PartCommands['remove']>[1];

/** The designer of one object, and the pages of its parts. */
export function registerDesigner({ bind, commands, editors, get }: ExtensionContext): void {
  bind(PartCommands);
  editors.register('dataObject', forBuilders(ObjectEditor));
  editors.register('dataField', forBuilders(FieldEditor));
  editors.register('dataIndex', forBuilders(IndexEditor));
  editors.register('dataLayout', forBuilders(LayoutEditor));
  editors.register('dataRule', forBuilders(RuleEditor));
  editors.register('dataSharingRule', forBuilders(SharingEditor));
  const parts = (): PartCommands => get(PartCommands);
  for (const { id } of sections) {
    const command = `data.showObject${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    commands.register(command, (given: Given) => parts().show(id, given));
  }
  const making = { Field: 'fields', Index: 'indexes', Layout: 'layouts', Rule: 'rules', SharingRule: 'sharing' };
  for (const [part, texts] of Object.entries(making))
    commands.register(`data.new${part}`, (given: Given) => parts().make(`data${part}`, `${texts}.new`, given));
  commands.register('data.deleteField', (given: Rows) => parts().removeFields(given));
  commands.register('data.restoreField', (given: Given) => parts().restoreField(given));
  commands.register('data.deleteIndex', (given: Parameters<PartCommands['removeIndex']>[0]) =>
    parts().removeIndex(given),
  );
  commands.register('data.deleteLayout', (given: Rows) => parts().remove('Layout', given));
  commands.register('data.deleteRule', (given: Rows) => parts().remove('ValidationRule', given));
  commands.register('data.deleteSharingRule', (given: Rows) => parts().remove('SharingRule', given));
}
