import { counted, type ServerContext, type TenantSetting, TenantSettings } from 'lathe/node';
import { ConsoleConfig, consoleConfigCalls, consoleConfigChangeCalls } from '../../common/consoleConfig';
import { exerciseCalls } from '../../common/exerciseCalls';
import { Exercises } from './exercises';
import { studyMigrations } from './studyTables';

const configSetting: TenantSetting<typeof ConsoleConfig> = { name: 'consoleConfig', schema: ConsoleConfig };

/** The study center, and where the console leads its users for help. */
export function serveStudy({ bind, get, migrate, serve }: ServerContext): void {
  bind(Exercises);
  migrate(studyMigrations);
  const settings = get(TenantSettings);
  serve(exerciseCalls, {
    list: async ({ actor }) => {
      const rows = await get(Exercises).list(actor);
      return counted(rows, rows.length);
    },
    view: async ({ actor, params: { name }, body: { viewed } = { viewed: true } }) => {
      await get(Exercises).setViewed(actor, name, viewed);
      return { name, viewed };
    },
  });
  serve(consoleConfigCalls, {
    studyCenter: async ({ actor }) => ({ lessons: await get(Exercises).list(actor) }),
    support: async ({ actor }) => (await settings.get(actor.tenant, configSetting)).support,
    recommendations: async ({ actor }) => (await settings.get(actor.tenant, configSetting)).recommendationUrls,
    reference: async ({ actor }) => ({ url: (await settings.get(actor.tenant, configSetting)).reference }),
    guidance: async ({ actor, query: { category } }) => {
      const { guidance } = await settings.get(actor.tenant, configSetting);
      const wanted = guidance.filter((link) => category === undefined || link.category === category);
      return wanted.map(({ name, url }) => ({ name, url }));
    },
    message5gMetadata: () => ({ categories: [] }),
    message5gLocation: async ({ actor }) => ({
      url: (await settings.get(actor.tenant, configSetting)).message5gLocationUrl,
    }),
    message5gTemplates: () => [],
    rulesPage: async ({ actor }) => ({ url: (await settings.get(actor.tenant, configSetting)).rulesPageUrl }),
    botCategories: () => [],
  });
  serve(consoleConfigChangeCalls, {
    get: ({ actor }) => settings.get(actor.tenant, configSetting),
    set: ({ actor, body }) => settings.change(actor, configSetting, () => body),
  });
}
