import { inject, injectable } from 'inversify';
import {
  Clipboard,
  Commands,
  compareSeverity,
  type MarkedThing,
  Markers,
  nameOfUri,
  type ResourceMarker,
  type Severity,
} from 'lathe';
import { makeAutoObservable } from 'mobx';
import { matchesTextFilter, parseTextFilter } from '../textFilter';

export interface ProblemFile {
  readonly kind: 'file';
  readonly id: string;
  readonly resource: string;
  readonly name: string;
  /** Where there is no text. */
  readonly thing: MarkedThing | undefined;
  readonly problems: readonly Problem[];
}

export interface Problem {
  readonly kind: 'problem';
  readonly id: string;
  readonly marker: ResourceMarker;
}

export type ProblemItem = ProblemFile | Problem;

type Counted = Exclude<Severity, 'hint'>;

/** The problems as the panel shows them: by file, the gravest first, filtered. */
@injectable()
export class ProblemsStore {
  filter = '';
  readonly hidden = new Set<Counted>();
  /** What the commands of the context menu are about. */
  selected: ProblemItem | undefined = undefined;

  constructor(
    @inject(Markers) private readonly markers: Markers,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(Commands) private readonly commands: Commands,
  ) {
    makeAutoObservable<this, 'markers' | 'clipboard' | 'commands'>(
      this,
      { markers: false, clipboard: false, commands: false },
      { autoBind: true },
    );
  }

  get total(): number {
    const { errors, warnings, infos } = this.markers.counts;
    return errors + warnings + infos;
  }

  get shown(): number {
    return this.files.reduce((sum, file) => sum + file.problems.length, 0);
  }

  get isFiltered(): boolean {
    return this.filter.trim() !== '' || this.hidden.size > 0;
  }

  get files(): readonly ProblemFile[] {
    const filter = parseTextFilter(this.filter);
    const files = this.markers.resources.map((resource): ProblemFile => {
      const markers = this.markers.read({ resource });
      const thing = markers.find((marker) => marker.thing)?.thing;
      const name = thing?.name ?? nameOfUri(resource);
      const problems = markers
        .filter(({ severity }) => severity !== 'hint' && !this.hidden.has(severity))
        .filter((marker) => matchesTextFilter(filter, `${name} ${marker.message} ${marker.source} ${marker.code}`))
        .sort(compareMarkers)
        .map((marker, index): Problem => ({ kind: 'problem', id: `${resource}#${index}`, marker }));
      return { kind: 'file', id: resource, resource, name, thing, problems };
    });
    return files.filter((file) => file.problems.length > 0).sort(compareFiles);
  }

  setFilter(filter: string): void {
    this.filter = filter;
  }

  isShown(severity: Counted): boolean {
    return !this.hidden.has(severity);
  }

  toggle(severity: Counted): void {
    if (!this.hidden.delete(severity)) this.hidden.add(severity);
  }

  select(item: ProblemItem | undefined): void {
    this.selected = item;
  }

  async open(item: ProblemItem | undefined = this.selected): Promise<void> {
    const marker = item?.kind === 'file' ? item.problems[0]?.marker : item?.marker;
    if (!marker) return;
    const { resource, startLine, startColumn, thing } = marker;
    if (thing) {
      await this.commands.execute(thing.command, ...(thing.args ?? []));
      return;
    }
    await this.commands.execute('workbench.action.files.openFile', resource, startLine, startColumn);
  }

  async copy(item: ProblemItem | undefined = this.selected): Promise<void> {
    const markers = item?.kind === 'file' ? item.problems.map((problem) => problem.marker) : item ? [item.marker] : [];
    if (markers.length > 0) await this.clipboard.writeText(JSON.stringify(markers, null, 2));
  }

  async copyMessage(item: ProblemItem | undefined = this.selected): Promise<void> {
    if (item) await this.clipboard.writeText(item.kind === 'file' ? item.name : item.marker.message);
  }
}

function compareMarkers(a: ResourceMarker, b: ResourceMarker): number {
  return compareSeverity(a.severity, b.severity) || a.startLine - b.startLine || a.startColumn - b.startColumn;
}

function compareFiles(a: ProblemFile, b: ProblemFile): number {
  const gravest = (file: ProblemFile): Severity => file.problems[0]?.marker.severity ?? 'hint';
  return compareSeverity(gravest(a), gravest(b)) || (a.resource < b.resource ? -1 : 1);
}
