import { Commands, Dialogs, inject, injectable, MetadataClient, Notifications, QuickInput, Tabs } from 'lathe';
import { DataTexts } from '../dataTexts';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import type { DiagramModel } from './diagramModel';
import { diagramEditor, Diagrams } from './diagrams';
import { saveDiagram } from './saveDiagram';

type Handler = (...args: readonly unknown[]) => unknown;

/** What can be done with diagrams: with the object that is named, else with the one that is selected, else one that is asked for. */
@injectable()
export class DiagramCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Diagrams) private readonly diagrams: Diagrams,
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly input: QuickInput,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Commands) private readonly commands: Commands,
    @inject(DataTexts) private readonly texts: DataTexts,
  ) {}

  readonly handlers: Readonly<Record<string, Handler>> = {
    'data.openEntityDiagram': () => this.open(),
    'data.showInDiagram': (object) => this.show(object),
    'data.addToDiagram': () => this.add(),
    'data.addNeighbours': (object) => this.with(object, (model, name) => model.addNeighbours(name)),
    'data.removeFromDiagram': (object) => this.with(object, (model, name) => model.remove(name)),
    'data.layOutDiagram': () => this.diagrams.active?.layOut(),
    'data.fitDiagram': () => this.diagrams.active?.fit(),
    'data.exportDiagramPng': () => this.save('png'),
    'data.exportDiagramSvg': () => this.save('svg'),
    'data.addLookup': (from, to) => this.addLookup(from, to),
    'data.renameInDiagram': (object) => this.with(object, (_model, name) => this.rename(name)),
    'data.openInDesigner': (object, field) => this.with(object, (_model, name) => this.design(name, field)),
  };

  private async open(): Promise<DiagramModel> {
    await this.tabs.open({ type: diagramEditor, id: '', name: this.texts.t('diagram'), icon: '$(type-hierarchy)' });
    return this.diagrams.of({ id: '' });
  }

  private async show(object: unknown): Promise<void> {
    const model = await this.open();
    const name = typeof object === 'string' ? object : await this.pick(model, false);
    if (name !== undefined) await model.addNeighbours(name);
  }

  private async add(): Promise<void> {
    const model = this.diagrams.active;
    if (!model) return;
    const all = (await this.descriptions.all()).filter(
      ({ name, kind }) => kind === 'custom' && !model.places.has(name),
    );
    const items = all.map(({ name, plural }) => ({ label: plural, description: name, name }));
    const placeholder = this.texts.t('diagram.pickMany');
    const options = { canPickMany: true, enterPicksActive: true, placeholder } as const;
    const picked = await this.input.pick(items, options);
    if (picked) await model.add(picked.map(({ name }) => name));
  }

  private async with(
    given: unknown,
    work: (model: DiagramModel, name: string) => unknown,
    question = 'diagram.pick',
  ): Promise<void> {
    const model = this.diagrams.active;
    if (!model) return;
    const name = typeof given === 'string' ? given : (model.selected ?? (await this.pick(model, true, question)));
    if (name !== undefined) await work(model, name);
  }

  /** Of the diagram, or of all. */
  private async pick(model: DiagramModel, shown: boolean, question = 'diagram.pick'): Promise<string | undefined> {
    const all = shown ? model.objects : (await this.descriptions.all()).filter(({ kind }) => kind === 'custom');
    const items = all.map(({ name, label }) => ({ label, description: name, name }));
    return (await this.input.pick(items, { placeholder: this.texts.t(question) }))?.name;
  }

  private async save(kind: 'svg' | 'png'): Promise<void> {
    const model = this.diagrams.active;
    if (model && model.objects.length > 0) await saveDiagram(model, kind);
  }

  private async addLookup(from: unknown, to: unknown): Promise<void> {
    const make = async (model: DiagramModel, name: string): Promise<void> => {
      const target = typeof to === 'string' ? to : await this.pick(model, true, 'diagram.pickTarget');
      if (target === undefined) return;
      const [source, goal] = await Promise.all([this.descriptions.of(name), this.descriptions.of(target)]);
      const { t } = this.texts;
      const short = goal.name.replace(/^[A-Za-z0-9]+__/, '').replace(/__[A-Z]+$/i, '');
      const { button, values } = await this.dialogs.message({
        type: 'question',
        message: t('diagram.newLookup', { from: source.label, to: goal.label }),
        inputs: [
          {
            id: 'label',
            label: t('diagram.fieldLabel'),
            value: goal.label,
            validate: (text) => (text.trim() === '' ? t('diagram.labelNeeded') : undefined),
          },
          {
            id: 'name',
            label: t('diagram.fieldName'),
            value: short.charAt(0).toLowerCase() + short.slice(1),
            validate: (text) => (/^[A-Za-z]\w*$/.test(text) ? undefined : t('diagram.nameNeeded')),
          },
        ],
        buttons: [{ id: 'make', label: t('diagram.makeLookup') }],
      });
      if (button !== 'make') return;
      const { label = '', name: field = '' } = values;
      const place = { type: 'object', id: source.id, part: 'Field' };
      await this.metadata.createPart(place, {
        name: field,
        label: label.trim(),
        data: { type: 'lookup', object: goal.id },
      });
      this.notifications.info(t('diagram.made', { from: source.label, to: goal.label }));
    };
    await this.with(from, make, 'diagram.pickSource');
  }

  private async rename(name: string): Promise<void> {
    const object = await this.descriptions.of(name);
    const { t } = this.texts;
    const label = await this.input.input({ value: object.label, prompt: t('diagram.rename', { object: name }) });
    if (label === undefined || label.trim() === '' || label === object.label) return;
    const { revision } = await this.metadata.get('object', object.id);
    await this.metadata.update('object', object.id, { label: label.trim(), revision });
  }

  private async design(name: string, field: unknown): Promise<void> {
    const { id } = await this.descriptions.of(name);
    if (typeof field === 'string' && field.length === 20)
      await this.tabs.open({ type: 'dataField', id: field, params: { object: id, id: field } });
    else await this.commands.execute('data.designObject', name);
  }
}
