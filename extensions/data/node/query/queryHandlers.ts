import { inject, injectable } from 'inversify';
import { type QueryOf, successText } from 'lathe/common';
import type { CallInput, Handlers } from 'lathe/node';
import type { dataCalls } from '../../common/dataCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { RowRights } from '../access/rowRights';
import { QueryReader } from './queryReader';

type QueryCalls = Pick<typeof dataCalls, 'query' | 'count' | 'search' | 'get' | 'rights'>;

/** The calls that read rows. What the database writes goes out as it is. */
@injectable()
export class QueryHandlers {
  constructor(
    @inject(QueryReader) private readonly reader: QueryReader,
    @inject(RowRights) private readonly rights: RowRights,
  ) {}

  readonly all: Handlers<QueryCalls> = {
    query: async ({ actor, params, query, body = {}, reply }) =>
      sent(reply, await this.reader.query(actor, { ...params, ...query }, withFields(body, query))),
    search: async ({ actor, params, query, body, reply }) => {
      const { text, ...request } = body;
      return sent(
        reply,
        await this.reader.search(actor, { ...params, ...query }, { ...withFields(request, query), text }),
      );
    },
    count: ({ actor, params, body }) => this.reader.count(actor, params, body),
    rights: ({ actor, params, body }) => this.rights.of(actor, params.object, body.ids),
    get: async ({ actor, params, query, reply }) =>
      sent(
        reply,
        await this.reader.get(actor, { ...params, ...query }, { id: params.id, fields: fieldsOf(query.fields) }),
      ),
  };
}

function sent(reply: CallInput['reply'], json: string): string {
  reply.header('cache-control', 'no-store');
  return successText(json);
}

/** Those in the address take the place of those in the body. */
function withFields(request: QueryRequest, { fields }: QueryOf<QueryCalls['query']>): QueryRequest {
  const wanted = fieldsOf(fields);
  return wanted ? { ...request, options: { ...request.options, fields: wanted } } : request;
}

function fieldsOf(list: string | undefined): string[] | undefined {
  const names = list?.split(',').map((name) => name.trim());
  const given = names?.filter((name) => name !== '');
  return given?.length ? given : undefined;
}
