import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type ParseError, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import { closest } from '../../common/manifest/closest';
import { type Options, options } from './options';

export type Settings = { readonly [N in keyof Options]: z.output<Options[N]['schema']> };

/** What the operator has set, checked. */
export class Configuration {
  constructor(
    readonly values: Settings,
    /** Relative folders are relative to it. */
    readonly root: string,
  ) {}

  /** The folder that holds all that must outlive the process. */
  get dataFolder(): string {
    return path.resolve(this.root, this.values.data);
  }
}

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** The file beside package.json that may hold settings too; LATHE_CONFIG names another one. */
const usualFile = 'lathe.config.json';

/** The environment wins over the file. Says which setting is wrong and what it may be, so that a start fails plainly. */
export function readConfiguration(environment: NodeJS.ProcessEnv, root: string): Configuration {
  const file = path.resolve(root, environment['LATHE_CONFIG'] ?? usualFile);
  const inFile = readFile(file, environment['LATHE_CONFIG'] !== undefined);
  const problems: string[] = unknownNames(inFile, file);
  const entries = Object.entries(options).map(([name, { variable, schema }]) => {
    const given = environment[variable] ?? inFile[variable];
    // A number or a truth value in the file means what the same text means in the environment.
    const value = typeof given === 'number' || typeof given === 'boolean' ? String(given) : given;
    const result = schema.safeParse(value);
    const place = environment[variable] === undefined && given !== undefined ? ` (in ${file})` : '';
    for (const { message } of result.error?.issues ?? []) problems.push(`${variable}${place}: ${message}`);
    return [name, result.data];
  });
  if (problems.length > 0) {
    throw new ConfigurationError(`Some settings cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return new Configuration(allSettings.parse(Object.fromEntries(entries)), root);
}

/** Every value has been checked; this only gives the whole its type. */
const allSettings = z.custom<Settings>((value) => typeof value === 'object');

function readFile(file: string, wanted: boolean): Readonly<Record<string, unknown>> {
  if (!existsSync(file)) {
    if (wanted) throw new ConfigurationError(`LATHE_CONFIG names ${file}, which does not exist.`);
    return {};
  }
  const text = readFileSync(file, 'utf8');
  const errors: ParseError[] = [];
  const content: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (error) {
    const line = text.slice(0, error.offset).split('\n').length;
    throw new ConfigurationError(`${file}:${line}: ${printParseErrorCode(error.error)}`);
  }
  const parsed = z.record(z.string(), z.unknown()).safeParse(content);
  if (!parsed.success) throw new ConfigurationError(`${file} must hold one object, such as { "PORT": 8080 }.`);
  return parsed.data;
}

function unknownNames(inFile: Readonly<Record<string, unknown>>, file: string): string[] {
  const known = Object.values(options).map(({ variable }) => variable);
  return Object.keys(inFile)
    .filter((name) => !known.some((variable) => variable === name))
    .map((name) => {
      const meant = closest(name, known);
      return `${name} (in ${file}): is not known${meant ? `; did you mean ${meant}?` : '.'}`;
    });
}
