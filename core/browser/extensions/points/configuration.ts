import type { Declare } from './declare';

/** Settings without a heading of their own stand under the name of the extension. */
export const declareConfiguration: Declare<'configuration'> = (configuration, { id, manifest }, services) => {
  const sections = Array.isArray(configuration) ? configuration : [configuration];
  return services.settings.declare(
    sections.map((section) => ({
      ...section,
      id: section.id ?? id,
      title: section.title ?? manifest.displayName ?? id,
      source: id,
    })),
  );
};

export const declareConfigurationDefaults: Declare<'configurationDefaults'> = (defaults, _extension, services) =>
  services.settings.declareDefaults(defaults);
