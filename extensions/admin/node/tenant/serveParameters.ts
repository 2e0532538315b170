import { Refusal } from 'lathe/common';
import { counted, type ServerContext, type TenantSetting, TenantSettings } from 'lathe/node';
import { z } from 'zod';
import { parameterCalls, type SystemParameter } from '../../common/parameterCalls';

const Parameters = z.record(z.string(), z.object({ value: z.string(), description: z.string() }));

const parameterSetting: TenantSetting<typeof Parameters> = { name: 'systemParameters', schema: Parameters };

const greatestCount = 1000;
/** Words with dots between them, as "mail.footer.text". */
const namePattern = /^[A-Za-z]\w*([.-]\w+)*$/;

export function serveParameters(context: ServerContext): void {
  const settings = context.get(TenantSettings);
  context.serve(parameterCalls, {
    get: async ({ actor, query: { sysparametername: name } }) => {
      const known = await settings.get(actor.tenant, parameterSetting);
      return { name, ...orMissing(known, name) };
    },
    list: async ({ actor, query: { search = '' } }) => {
      const known = Object.entries(await settings.get(actor.tenant, parameterSetting));
      const wanted = search.toLowerCase();
      const rows = known
        .map(([name, parameter]) => ({ name, ...parameter }))
        .filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(wanted))
        .sort((a, b) => a.name.localeCompare(b.name));
      return counted(rows, rows.length);
    },
    set: async ({ actor, params: { name }, body }) => {
      if (!namePattern.test(name) || name.length > 80)
        throw new Refusal('PARAMETER_NAME', { fields: [{ path: 'params.name', message: 'PARAMETER_NAME' }] });
      await settings.change(actor, parameterSetting, (known) => {
        if (!Object.hasOwn(known, name) && Object.keys(known).length >= greatestCount)
          throw new Refusal('TOO_MANY_PARAMETERS', { parameters: { count: greatestCount } });
        return { ...known, [name]: body };
      });
      return { name, ...body };
    },
    remove: async ({ actor, params: { name } }) => {
      await settings.change(actor, parameterSetting, (known) => {
        orMissing(known, name);
        return Object.fromEntries(Object.entries(known).filter(([each]) => each !== name));
      });
      return null;
    },
  });
}

function orMissing(known: z.output<typeof Parameters>, name: string): Omit<SystemParameter, 'name'> {
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!found) throw new Refusal('NOT_FOUND', { parameters: { type: 'SystemParameter', id: name } });
  return found;
}
