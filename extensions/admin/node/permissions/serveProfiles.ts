import { Access, Audit, counted, Database, Events, PermissionSets, Profiles, type ServerContext } from 'lathe/node';
import { profileCalls } from '../../common/profileCalls';
import { ProfileAdministration } from './profileAdministration';
import { listProfiles } from './profileRows';

export function serveProfiles({ get, serve }: ServerContext): void {
  const database = get(Database);
  const profiles = new ProfileAdministration(
    get(Access),
    get(Audit),
    database,
    get(Events),
    get(Profiles),
    get(PermissionSets),
  );
  serve(profileCalls, {
    list: async ({ actor, query }) => {
      const { rows, total } = await listProfiles(database.of(actor.tenant), query);
      return counted(rows, total);
    },
    get: ({ actor, params }) => profiles.view(actor, params.id),
    create: ({ actor, body }) => profiles.create(actor, body),
    update: ({ actor, params, body }) => profiles.update(actor, params.id, body),
    remove: async ({ actor, params }) => {
      await profiles.remove(actor, params.id);
      return null;
    },
  });
}
