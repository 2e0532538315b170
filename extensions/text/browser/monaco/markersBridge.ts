import { inject, injectable } from 'inversify';
import { DisposableOwner, type Marker, Markers } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import { type Monaco, MonacoLoader } from './monacoLoader';

/** Texts that only stand beside others, to be compared. */
const passing = new Set(['stored', 'snapshot']);

/** What Monaco's languages find wrong, as problems of the workbench. */
@injectable()
export class MarkersBridge extends DisposableOwner {
  private readonly told = new Map<string, Set<string>>();

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
  }

  private tell(monaco: Monaco, uri: string): void {
    const found = monaco.editor.getModelMarkers({}).filter((marker) => marker.resource.toString(true) === uri);
    const owners = new Set(found.map((marker) => marker.owner));
    for (const owner of new Set([...(this.told.get(uri) ?? []), ...owners])) {
      const own = found.filter((marker) => marker.owner === owner);
      this.markers.set(
        `monaco.${owner}`,
        uri,
        own.map((marker) => toMarker(monaco, marker)),
      );
    }
    this.told.set(uri, owners);
  }
}

function toMarker(monaco: Monaco, marker: editor.IMarker): Marker {
  const { MarkerSeverity } = monaco;
  const severity =
    marker.severity === MarkerSeverity.Error
      ? 'error'
      : marker.severity === MarkerSeverity.Warning
        ? 'warning'
        : 'info';
  return {
    severity,
    message: marker.message,
    startLine: marker.startLineNumber,
    startColumn: marker.startColumn,
    endLine: marker.endLineNumber,
    endColumn: marker.endColumn,
    code: typeof marker.code === 'string' ? marker.code : marker.code?.value,
    source: marker.source ?? marker.owner,
  };
}
