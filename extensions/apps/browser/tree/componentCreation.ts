import { Commands, inject, injectable, Menus, MetadataClient, QuickInput } from 'lathe';
import { isMetadataName, type JsonData, labelLength, nameFromWords } from 'lathe/common';
import { ownFirst } from '../../../data/common/objects/ownFirst';
import type { ComponentEntry, NewComponent } from '../../common/appCalls';
import { componentTypes, folderType, urlMapType } from '../../common/componentTypes';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { iconOf, isFolder, typeKey } from './componentItem';
import { ComponentOpening } from './componentOpening';
import { folderOf } from './componentOrder';
import { ComponentTree } from './componentTree';
import { homeFolder } from './homeFolder';
import { NamespaceNeeded } from './namespaceNeeded';

interface TypeItem {
  readonly label: string;
  readonly icon?: string;
  /** A type of components, or a command of another extension. */
  readonly type?: string;
  readonly command?: string;
}

interface Named {
  readonly name: string;
  readonly label?: string;
}

/** Made by the platform, or together with others. */
const notByHand: ReadonlySet<string> = new Set(['StandardObject']);
const newMenu = 'apps/components/new';

/** Makes components: asks for what it is not told, one thing after the other. */
@injectable()
export class ComponentCreation {
  constructor(
    @inject(ComponentTree) private readonly tree: ComponentTree,
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Menus) private readonly menus: Menus,
    @inject(Commands) private readonly commands: Commands,
    @inject(ComponentOpening) private readonly opening: ComponentOpening,
    @inject(NamespaceNeeded) private readonly namespace: NamespaceNeeded,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  /** Into the folder that is chosen, or that of its kind. */
  async create(beside?: ComponentEntry, type?: string): Promise<void> {
    const chosen = type ?? (await this.askType());
    if (chosen === undefined) return;
    if (chosen === folderType) await this.createFolder(beside);
    else if (chosen === urlMapType) await this.createAddress();
    else await this.createThing(chosen, homeFolder(this.tree.entries, chosen, beside));
  }

  async createFolder(beside?: ComponentEntry): Promise<void> {
    const parent = this.folderFor(beside);
    const { t } = this.texts;
    const name = await this.quickInput.input({
      title: t('tree.create.title', { type: t(typeKey(folderType)) }),
      prompt: t('tree.folderName'),
      validate: (text) => this.folderProblem(text, parent),
    });
    if (name !== undefined) await this.make({ type: folderType, name: name.trim(), parent });
  }

  /** What is wrong with a folder's name. */
  folderProblem(name: string, parent: string | null, own?: string): string | undefined {
    const { t } = this.texts;
    const wanted = name.trim().toLowerCase();
    if (wanted === '') return t('tree.nameMissing');
    const taken = this.tree
      .inside(parent)
      .some((entry) => isFolder(entry) && entry.id !== own && entry.name.toLowerCase() === wanted);
    return taken ? t('error.DUPLICATED_FOLDER') : undefined;
  }

  private async createAddress(): Promise<void> {
    const { t } = this.texts;
    const title = t('tree.create.title', { type: t(typeKey(urlMapType)) });
    const isAddress = (text: string) => (/^(https?:\/\/|\/)\S+$/i.test(text.trim()) ? undefined : t('tree.badAddress'));
    const url = await this.quickInput.input({
      title,
      prompt: t('tree.address'),
      validate: isAddress,
      step: 1,
      totalSteps: 2,
    });
    if (url === undefined) return;
    const label = await this.askLabel(title, 2, 2);
    if (label === undefined) return;
    await this.make({
      type: urlMapType,
      name: nameFromWords(label) || 'Link',
      label,
      data: { url: url.trim() },
      parent: null,
    });
  }

  private async createThing(type: string, parent: string | null): Promise<void> {
    if (type === 'CustomObject' && !(await this.namespace.isThere())) return;
    const needsObject = type === 'Layout' || type === 'View';
    const totalSteps = needsObject ? 3 : 2;
    const title = this.texts.t('tree.create.title', { type: this.texts.t(typeKey(type)) });
    const object = needsObject ? await this.askObject(title, totalSteps) : undefined;
    if (needsObject && !object) return;
    const named = await this.askNames(title, totalSteps);
    if (!named) return;
    const about: { of?: string; data?: JsonData } =
      type === 'Layout' ? { of: object?.id } : type === 'View' ? { data: { object: object?.name ?? '' } } : {};
    const id = await this.make({ type, ...named, ...about, parent });
    const entry = id === undefined ? undefined : this.tree.byId.get(id);
    if (entry) await this.opening.open(entry);
  }

  private async askNames(title: string, totalSteps: number): Promise<Named | undefined> {
    const { t } = this.texts;
    const label = await this.askLabel(title, totalSteps - 1, totalSteps);
    if (label === undefined) return undefined;
    const validate = (name: string) => (isMetadataName(name) ? undefined : t('tree.badName'));
    const value = nameFromWords(label);
    const name = await this.quickInput.input({
      title,
      prompt: t('tree.name'),
      value,
      validate,
      step: totalSteps,
      totalSteps,
    });
    return name === undefined ? undefined : { name, label };
  }

  private askLabel(title: string, step: number, totalSteps: number): Promise<string | undefined> {
    const validate = (label: string) => this.labelProblem(label);
    return this.quickInput.input({ title, prompt: this.texts.t('tree.label'), validate, step, totalSteps });
  }

  labelProblem(label: string): string | undefined {
    if (label.trim() === '') return this.texts.t('tree.nameMissing');
    return label.length > labelLength ? this.texts.t('tree.labelLong', { length: labelLength }) : undefined;
  }

  private async askObject(title: string, totalSteps: number) {
    const { records } = await this.metadata.calls;
    const query = { brief: true, order: 'label', limit: 1000 };
    const items = records
      .list({ params: { type: 'CustomObject' }, query })
      .then(({ rows }) =>
        rows
          .toSorted(ownFirst)
          .map(({ id, name, label }) => ({ label: label || name, description: name, icon: 'table', id, name })),
      );
    const placeholder = this.texts.t('tree.create.object');
    return this.quickInput.pick(items, { title, placeholder, matchOnDescription: true, step: 1, totalSteps });
  }

  /** What the server has a store for, and what other extensions offer. */
  private async askType(): Promise<string | undefined> {
    const { t } = this.texts;
    const { any } = await this.metadata.calls;
    const known = new Set((await any.types()).map(({ name }) => name));
    const own = componentTypes
      .filter(({ name, metadata = name }) => !notByHand.has(name) && (isAlone(name) || known.has(metadata)))
      .map(({ name }): TypeItem => ({ label: t(typeKey(name)), icon: iconOf(name), type: name }));
    const entries = this.menus.groups(newMenu).flatMap((group) => group.entries);
    const offered = entries.map(({ id, title, icon }): TypeItem => ({ label: title, icon, command: id }));
    const placeholder = t('tree.create.type');
    const chosen = await this.quickInput.pick([...own, ...offered], { placeholder });
    if (chosen?.command !== undefined) await this.commands.execute(chosen.command, this.tree.appId);
    return chosen?.type;
  }

  private folderFor(beside: ComponentEntry | undefined): string | null {
    if (!beside) return null;
    return isFolder(beside) ? beside.id : folderOf(this.tree.entries, beside);
  }

  /** The id of the entry, which is shown; undefined when it was refused. */
  private async make(body: NewComponent): Promise<string | undefined> {
    const made = await this.tree.perform(
      (entries) => entries,
      async (appId) => (await this.client.calls).components.create({ params: { appId }, body }),
    );
    if (!made) return undefined;
    await this.tree.load();
    await this.tree.reveal(made.component.id);
    return made.component.id;
  }
}

function isAlone(type: string): boolean {
  return type === folderType || type === urlMapType;
}
