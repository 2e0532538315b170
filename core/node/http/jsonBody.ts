import type { FastifyInstance } from 'fastify';
import { type ParseError, parse } from 'jsonc-parser';
import { Refusal } from '../../common/calls/refusal';
import { LineIndex } from '../../common/textPosition';

/** JSON is the only thing that calls take, beside forms; what is no JSON is told with its place. */
export function takeJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      done(new Refusal('BAD_JSON', { parameters: { place: placeOfError(text) } }));
    }
  });
}

function placeOfError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const { line, column } = new LineIndex(text).positionAt(errors[0]?.offset ?? text.length);
  return `${line}:${column}`;
}
