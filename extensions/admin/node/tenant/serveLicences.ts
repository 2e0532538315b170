import { isMetadataName, Refusal } from 'lathe/common';
import { type Actor, counted, licenceSetting, type ServerContext, TenantSettings } from 'lathe/node';
import { licenceCalls } from '../../common/licenceCalls';

type Licences = Readonly<Record<string, string>>;

export function serveLicences(context: ServerContext): void {
  const settings = context.get(TenantSettings);
  const change = (actor: Actor, work: (known: Licences) => Record<string, string>) =>
    settings.change(actor, licenceSetting, work);
  context.serve(licenceCalls, {
    list: async ({ actor }) => {
      const known = Object.entries(await settings.get(actor.tenant, licenceSetting));
      const rows = known.map(([name, value]) => ({ name, value })).sort((a, b) => a.name.localeCompare(b.name));
      return counted(rows, rows.length);
    },
    set: async ({ actor, params: { name }, body: { value } }) => {
      if (!isMetadataName(name) || name.length > 64)
        throw new Refusal('BAD_NAME', { fields: [{ path: 'params.name', message: 'BAD_NAME' }] });
      await change(actor, (known) => ({ ...known, [name]: value }));
      return { name, value };
    },
    remove: async ({ actor, params: { name } }) => {
      await change(actor, (known) => {
        if (!Object.hasOwn(known, name)) throw new Refusal('NOT_FOUND', { parameters: { type: 'License', id: name } });
        return Object.fromEntries(Object.entries(known).filter(([each]) => each !== name));
      });
      return null;
    },
  });
}
