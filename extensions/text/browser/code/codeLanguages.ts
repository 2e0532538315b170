import { injectable } from 'inversify';
import { type Disposable, DisposableOwner, toDisposable } from 'lathe';
import type { CodeLanguage } from 'lathe/ui';
import type { editor, languages, Position } from 'monaco-editor/editor';
import type { Monaco, TextModel } from '../monaco/monacoLoader';

/** What forms write code in, as languages of Monaco. What is offered is asked of the field that a text is of. */
@injectable()
export class CodeLanguages extends DisposableOwner {
  private readonly known = new Set<string>();
  private readonly ofTexts = new Map<TextModel, () => CodeLanguage>();

  /** `language` is asked each time, as what it offers follows the form. */
  follow(monaco: Monaco, model: TextModel, language: () => CodeLanguage): Disposable {
    this.ofTexts.set(model, language);
    this.learn(monaco, language());
    monaco.editor.setModelLanguage(model, language().id);
    return toDisposable(() => this.ofTexts.delete(model));
  }

  private learn(monaco: Monaco, { id, tokens, triggers }: CodeLanguage): void {
    if (this.known.has(id)) return;
    this.known.add(id);
    monaco.languages.register({ id });
    this.own(monaco.languages.setLanguageConfiguration(id, monaco.codeConfiguration));
    this.own(
      monaco.languages.setMonarchTokensProvider(id, {
        ignoreCase: true,
        tokenizer: { root: tokens.map(([pattern, token]): languages.IShortMonarchLanguageRule1 => [pattern, token]) },
      }),
    );
    this.own(
      monaco.languages.registerCompletionItemProvider(id, {
        triggerCharacters: [...triggers],
        provideCompletionItems: (model, position) => this.complete(monaco, model, position),
      }),
    );
    this.own(
      monaco.languages.registerHoverProvider(id, {
        provideHover: (model, position) => this.explain(monaco, model, position),
      }),
    );
    this.own(
      monaco.languages.registerSignatureHelpProvider(id, {
        signatureHelpTriggerCharacters: ['(', ','],
        signatureHelpRetriggerCharacters: [')'],
        provideSignatureHelp: (model, position) => this.signature(model, position),
      }),
    );
  }

  private async complete(monaco: Monaco, model: TextModel, position: Position): Promise<languages.CompletionList> {
    const at = model.getOffsetAt(position);
    const found = await this.ofTexts.get(model)?.().complete(model.getValue(), at);
    if (!found || model.isDisposed()) return { suggestions: [] };
    const range = rangeOf(monaco, model, found.from, at);
    const { Field, Function, Constant } = monaco.languages.CompletionItemKind;
    const kinds = { field: Field, function: Function, constant: Constant };
    return {
      suggestions: found.items.map(({ kind, label, detail, documentation, alias }, index) => ({
        label: { label, description: detail },
        kind: kinds[kind],
        documentation: { value: documentation },
        insertText: label,
        filterText: alias === undefined ? label : `${label} ${alias}`,
        range,
        // In the order in which they are offered, as long as nothing fits better.
        sortText: String(index).padStart(4, '0'),
        ...(kind === 'function' ? calls(monaco, label) : {}),
      })),
    };
  }

  private async explain(monaco: Monaco, model: TextModel, position: Position): Promise<languages.Hover | undefined> {
    const language = this.ofTexts.get(model)?.();
    const found = await language?.explain(model.getValue(), model.getOffsetAt(position));
    if (!language || !found || model.isDisposed()) return undefined;
    const { from, to, code, documentation } = found;
    const contents = [{ value: `\`\`\`${language.id}\n${code}\n\`\`\`` }, { value: documentation }];
    return { range: rangeOf(monaco, model, from, to), contents };
  }

  private signature(model: TextModel, position: Position): languages.SignatureHelpResult | undefined {
    const found = this.ofTexts.get(model)?.().signatureAt(model.getValue(), model.getOffsetAt(position));
    if (!found) return undefined;
    const { label, parameters, active, documentation } = found;
    const signature = {
      label,
      documentation: { value: documentation },
      parameters: parameters.map(([from, to]) => ({ label: [from, to] as [number, number] })),
    };
    const value = { signatures: [signature], activeSignature: 0, activeParameter: active };
    return { value, dispose: () => undefined };
  }
}

/** What is called is written with its brackets, and says at once what it wants between them. */
function calls(monaco: Monaco, name: string) {
  return {
    insertText: `${name}($0)`,
    insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet,
    command: { id: 'editor.action.triggerParameterHints', title: '' },
  };
}

export function rangeOf(monaco: Monaco, model: editor.ITextModel, from: number, to: number) {
  return monaco.Range.fromPositions(model.getPositionAt(from), model.getPositionAt(to));
}
