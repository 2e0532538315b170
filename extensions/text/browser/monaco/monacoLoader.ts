import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { Emitter } from 'lathe';
import type { editor } from 'monaco-editor/editor';
import type * as monacoModule from './monaco';
import { MonacoLanguage } from './monacoLanguage';

export type Monaco = typeof monacoModule;
export type CodeEditor = editor.IStandaloneCodeEditor;
export type TextModel = editor.ITextModel;

/** Fetches Monaco when the first text is opened. */
@injectable()
export class MonacoLoader {
  /** Observable. */
  loaded: Monaco | undefined = undefined;
  private loading: Promise<Monaco> | undefined;
  private readonly ready = new Emitter<Monaco>();
  /** Fires once, before `load` resolves. */
  readonly onDidLoad = this.ready.event;

  constructor(@inject(MonacoLanguage) private readonly language: MonacoLanguage) {
    makeObservable(this, { loaded: observableRef });
  }

  load(): Promise<Monaco> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<Monaco> {
    try {
      await this.language.prepare();
      const monaco = await import(/* webpackChunkName: "monaco" */ './monaco');
      this.ready.fire(monaco);
      runInAction(() => (this.loaded = monaco));
      return monaco;
    } catch (error) {
      this.loading = undefined;
      throw error;
    }
  }
}
