import type { Locale } from '../locale';
import type { Manifest } from '../manifest/manifest';
import type { ManifestProblem } from '../manifest/problems';

/** An extension as the browser gets to know it: all that is needed to show it before any of its code is loaded. */
export interface ExtensionDescription {
  readonly id: string;
  readonly version: string;
  /** Comes with the workbench and is built into it; the others are installed at run time. */
  readonly builtIn: boolean;
  readonly enabled: boolean;
  /** Validated by the server, its `%keys%` replaced by texts of the locale. */
  readonly manifest: Manifest;
  /** The English titles of commands by their ids, when the locale is another one, so that they are found by both. */
  readonly originalTitles?: Readonly<Record<string, string>>;
  /** The URL of its folder, which ends with a slash and changes with the content. */
  readonly base: string;
  /** The URL of its ES module; a built-in one is a chunk of the workbench, known by the extension's id. */
  readonly module?: string;
  /** The locales that its code has texts for, each at `${base}locales/${locale}.json`. */
  readonly locales: readonly string[];
  readonly readme?: string;
  /** What is wrong with it, or was left out. */
  readonly problems: readonly ManifestProblem[];
}

/** What the page carries so that the workbench is complete in one round trip. */
export interface Bootstrap {
  readonly locale: Locale;
  /** The workbench's own texts in this language. */
  readonly texts: Readonly<Record<string, string>>;
  /** The workbench contributes in the same words as an extension. */
  readonly workbench: ExtensionDescription;
  readonly extensions: readonly ExtensionDescription[];
  /** By extension and language: the texts of those that are needed at once. */
  readonly extensionTexts?: Readonly<Record<string, ExtensionTexts>>;
}

export type ExtensionTexts = Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>;
