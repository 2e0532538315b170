import { type IRange, languages } from 'monaco-editor/editor';
import { CompletionAdapter } from 'monaco-editor/languages/features/common/lspLanguageFeatures';
import { getWorker, jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { askAgain } from './askAgain';
import { clipRange } from './completionRange';

type Ranges = languages.CompletionItem['range'];

/** Monaco's own completion for JSON, kept from taking away what stands behind the cursor. */
export function registerJsonCompletion(): void {
  jsonDefaults.setModeConfiguration({ ...jsonDefaults.modeConfiguration, completionItems: false });
  const adapter = new CompletionAdapter(async (...uris) => (await getWorker())(...uris), [' ', ':', '"']);
  languages.registerCompletionItemProvider('json', {
    triggerCharacters: adapter.triggerCharacters,
    async provideCompletionItems(model, position, context, token) {
      const { lineNumber, column } = position;
      const asked = { lineNumber, column, line: model.getLineContent(lineNumber) };
      // Other schemas are given to a new worker.
      const found = await askAgain(
        async () =>
          token.isCancellationRequested ? undefined : adapter.provideCompletionItems(model, position, context, token),
        (listener) => jsonDefaults.onDidChange(listener),
      );
      if (!found) return undefined;
      const clip = (range: IRange): IRange => clipRange(range, asked);
      return { ...found, suggestions: found.suggestions.map((item) => ({ ...item, range: inEach(item.range, clip) })) };
    },
  });
}

function inEach(range: Ranges, clip: (range: IRange) => IRange): Ranges {
  return 'insert' in range ? { insert: clip(range.insert), replace: clip(range.replace) } : clip(range);
}
