import { Emitter, Markers } from 'lathe';
import { trackDisposables } from 'lathe/testing';
import { MarkersBridge } from './markersBridge';
import type { MonacoLoader } from './monacoLoader';

const uri = 'user:/settings.json';
const resource = { scheme: 'user', toString: () => uri };
const place = { startColumn: 3, endColumn: 9, endLine: 2 };

/** As much of Monaco as the bridge asks for. */
function createMonaco() {
  const changed = new Emitter<readonly (typeof resource)[]>();
  const found: object[] = [];
  const say = (owner: string, line: number, code?: string): void => {
    const range = { startLineNumber: line, startColumn: 3, endLineNumber: line, endColumn: 9 };
    found.push({ owner, resource, severity: 4, message: `${owner} ${line}`, code, ...range });
    changed.fire([resource]);
  };
  const clear = (): void => {
    found.length = 0;
    changed.fire([resource]);
  };
  return { monaco: { editor: { onDidChangeMarkers: changed.event, getModelMarkers: () => found } }, say, clear };
}

describe('MarkersBridge', () => {
  const keep = trackDisposables();

  function start() {
    const { monaco, say, clear } = createMonaco();
    const loaded = new Emitter<unknown>();
    const markers = new Markers();
    const loader = { onDidLoad: loaded.event } as unknown as MonacoLoader;
    keep(new MarkersBridge(loader, markers));
    loaded.fire(monaco);
    const messages = (): readonly string[] => markers.read({ resource: uri }).map(({ message }) => message);
    return { markers, say, clear, messages };
  }

  it('tells what Monaco finds, without a code that says nothing', () => {
    const { markers, say } = start();
    say('json', 2, '0');
    say('typescript', 4, '2304');
    expect(markers.read({ resource: uri }).map(({ code, source }) => [source, code])).toEqual([
      ['json', undefined],
      ['typescript', '2304'],
    ]);
  });

  it('lists a wrong setting once, whoever finds it first', () => {
    const { markers, say, clear, messages } = start();
    const own = { ...place, severity: 'warning' as const, startLine: 2, message: 'own' };
    say('json', 2);
    say('json', 5);
    markers.set('settings', uri, [own]);
    expect(messages().toSorted()).toEqual(['json 5', 'own']);
    clear();
    say('json', 2);
    expect(messages()).toEqual(['own']);
    markers.set('settings', uri, []);
    expect(messages()).toEqual(['json 2']);
  });
});
