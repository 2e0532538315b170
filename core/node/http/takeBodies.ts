import type { FastifyInstance } from 'fastify';
import { type ParseError, parse } from 'jsonc-parser';
import { Refusal } from '../../common/calls/refusal';
import { LineIndex } from '../../common/textPosition';
import { callOf } from './callOf';

/** JSON is what calls take, beside forms where they say so; what is no JSON is told with its place. */
export function takeBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(text));
    } catch {
      done(new Refusal('BAD_JSON', { parameters: { place: placeOfError(text) } }));
    }
  });
  const fields = 'application/x-www-form-urlencoded';
  server.addContentTypeParser<string>(fields, { parseAs: 'string' }, (request, text, done) => {
    // Any page can make a browser send a form, so only calls that know get one.
    if (callOf(request)?.fields) done(null, Object.fromEntries(new URLSearchParams(text)));
    else done(new Refusal('WRONG_MEDIA', { parameters: { expected: 'application/json' } }));
  });
  server.addContentTypeParser('*', (request, payload, done) => {
    // Of whatever type: a file that flows past whoever asked for one.
    if (callOf(request)?.form) done(null, payload);
    else done(new Refusal('WRONG_MEDIA', { parameters: { expected: 'application/json' } }));
  });
}

function placeOfError(text: string): string {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const { line, column } = new LineIndex(text).positionAt(errors[0]?.offset ?? text.length);
  return `${line}:${column}`;
}
