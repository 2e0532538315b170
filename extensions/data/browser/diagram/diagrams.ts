import { DisposableOwner, inject, injectable, Session, Storage, type Tab, Tabs, toDisposable } from 'lathe';
import { reaction } from 'mobx';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { DiagramModel } from './diagramModel';

export const diagramEditor = 'entityDiagram';

/** The diagrams by their ids; each follows what becomes of its objects. */
@injectable()
export class Diagrams extends DisposableOwner {
  private readonly known = new Map<string, DiagramModel>();

  constructor(
    @inject(ObjectDescriptions) private readonly descriptions: ObjectDescriptions,
    @inject(Storage) private readonly storage: Storage,
    @inject(Session) private readonly session: Session,
    @inject(Tabs) private readonly tabs: Tabs,
  ) {
    super();
    const reload = (): void => this.known.forEach((model) => void model.load());
    this.own(toDisposable(reaction(() => descriptions.version, reload)));
  }

  of({ id }: Pick<Tab, 'id'>): DiagramModel {
    const key = id || 'main';
    const known = this.known.get(key);
    if (known) return known;
    const { descriptions, storage, session } = this;
    const made = new DiagramModel(key, { descriptions, storage, session });
    this.known.set(key, made);
    void made.load();
    return made;
  }

  get active(): DiagramModel | undefined {
    const { active } = this.tabs;
    return active?.type === diagramEditor ? this.of(active) : undefined;
  }
}
