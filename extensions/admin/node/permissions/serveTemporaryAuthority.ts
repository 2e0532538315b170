import { Access, Audit, counted, Database, Events, type ServerContext } from 'lathe/node';
import { temporaryAuthorityCalls } from '../../common/temporaryAuthorityCalls';
import { TemporaryAuthority } from './temporaryAuthority';

export function serveTemporaryAuthority({ get, serve }: ServerContext): void {
  const authority = new TemporaryAuthority(get(Access), get(Audit), get(Database), get(Events));
  serve(temporaryAuthorityCalls, {
    list: async ({ actor, query }) => {
      const { rows, total } = await authority.list(actor, query);
      return counted(rows, total);
    },
    grant: ({ actor, body }) => authority.grant(actor, body),
    end: async ({ actor, params }) => {
      await authority.end(actor, params.id);
      return null;
    },
  });
}
