import { inject, injectable } from 'inversify';
import { observable, reaction, runInAction } from 'mobx';
import { DisposableOwner, Markers, toDisposable } from 'lathe';
import { type Monaco, MonacoLoader } from './monacoLoader';
import { toMarker } from './toMarker';

/** Texts that only stand beside others, to be compared, and fields of forms, which say themselves what is wrong. */
const passing = new Set(['stored', 'snapshot', 'field']);
const prefix = 'monaco.';

/** What Monaco's languages find wrong, as problems of the workbench. */
@injectable()
export class MarkersBridge extends DisposableOwner {
  /** By uri, the owners that found something. */
  private readonly told = observable.map<string, ReadonlySet<string>>({}, { deep: false });

  constructor(
    @inject(MonacoLoader) loader: MonacoLoader,
    @inject(Markers) private readonly markers: Markers,
  ) {
    super();
    this.own(loader.onDidLoad((monaco) => this.follow(monaco)));
  }

  private follow(monaco: Monaco): void {
    this.own(
      monaco.editor.onDidChangeMarkers((resources) => {
        for (const resource of resources) {
          if (!passing.has(resource.scheme)) this.tell(monaco, resource.toString(true));
        }
      }),
    );
    const stop = reaction(
      () => [...this.told.keys()].map((uri) => `${uri} ${this.linesOfOthers(uri).join()}`).join('\n'),
      () => [...this.told.keys()].forEach((uri) => this.tell(monaco, uri)),
    );
    this.own(toDisposable(stop));
  }

  private tell(monaco: Monaco, uri: string): void {
    const found = monaco.editor.getModelMarkers({}).filter((marker) => marker.resource.toString(true) === uri);
    const owners = new Set(found.map((marker) => marker.owner));
    const known = new Set(this.linesOfOthers(uri));
    for (const owner of new Set([...(this.told.get(uri) ?? []), ...owners])) {
      const own = found
        .filter((marker) => marker.owner === owner)
        .filter((marker) => owner !== 'json' || !known.has(marker.startLineNumber))
        .map((marker) => toMarker(marker));
      this.markers.set(prefix + owner, uri, own);
    }
    runInAction(() => (owners.size > 0 ? this.told.set(uri, owners) : this.told.delete(uri)));
  }

  /** Where the workbench itself finds its settings or keybindings wrong: what their schema says there is the same again. */
  private linesOfOthers(uri: string): readonly number[] {
    const others = this.markers.read({ resource: uri }).filter(({ owner }) => !owner.startsWith(prefix));
    return others.map(({ startLine }) => startLine);
  }
}
