import { paramNamesOf, rewritePath } from '../../../common/calls/callPath';

/** Two addresses that differ only in the names of their parameters are one path of the document, with the first names. */
export class OpenApiPaths {
  private readonly known = new Map<string, string>();

  of(path: string): string {
    const shape = rewritePath(path, () => '{}');
    const written = this.known.get(shape) ?? rewritePath(path, (name) => `{${name}}`);
    this.known.set(shape, written);
    return written;
  }

  parametersOf(written: string) {
    return paramNamesOf(written).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', minLength: 1, maxLength: 400 },
    }));
  }
}
