import { z } from 'zod';

/** Text that may be a key of the extension's `locales/*.json`, written `%key%`. */
const text = z.string().max(2000);
const identifier = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w][\w.:/-]*$/, 'use letters, digits and . : / - _ only');
const when = z.string().max(2000);
const icon = z
  .string()
  .regex(/^\$\([\w-]+\)$|\.(svg|png)$/, 'use a codicon such as "$(gear)" or the path of an svg or png file');

export const Command = z.strictObject({
  command: identifier.describe('The id by which the command is run; begins with the name of the extension.'),
  title: text.describe('What a user reads.'),
  category: text.optional().describe('Stands before the title in the palette.'),
  shortTitle: text.optional().describe('Used in menus where there is little room.'),
  icon: icon.optional(),
  enablement: when.optional().describe('A when clause; while it is false the command is shown greyed out.'),
  pages: z.boolean().optional().describe('It is there on pages too, for the users of built applications.'),
});

export const MenuItem = z.strictObject({
  command: identifier.optional(),
  submenu: identifier.optional(),
  alt: identifier.optional().describe('The command that is run while Alt is held.'),
  title: text.optional().describe('Overrides the title of the command in this menu.'),
  when: when.optional(),
  group: z.string().max(100).optional().describe('"navigation", or "name@order".'),
});

export const Submenu = z.strictObject({ id: identifier, label: text, icon: icon.optional() });

export const Keybinding = z.strictObject({
  command: z.string().max(200).describe('The command to run; "-command" removes its binding; "" unbinds the key.'),
  key: z.string().max(100).optional().describe('Such as "ctrl+k ctrl+s".'),
  mac: z.string().max(100).optional(),
  linux: z.string().max(100).optional(),
  win: z.string().max(100).optional(),
  when: when.optional(),
  args: z.json().optional(),
});

export const ViewContainer = z.strictObject({
  id: identifier,
  title: text,
  icon,
  order: z.number().optional(),
  when: when.optional(),
});

export const View = z.strictObject({
  id: identifier,
  name: text,
  icon: icon.optional(),
  when: when.optional(),
  order: z.number().optional(),
  visibility: z.enum(['visible', 'hidden', 'collapsed']).optional(),
  canMove: z.boolean().optional(),
});

export const ViewWelcome = z.strictObject({
  view: identifier,
  contents: text.describe('Markdown; a line that is only a link `[Text](command:id)` becomes a button.'),
  when: when.optional(),
  group: z.string().optional(),
});

export const Editor = z.strictObject({
  type: identifier.describe('The type of tab that this editor shows.'),
  title: text,
  icon: icon.optional(),
  route: z
    .string()
    .regex(/^\//, 'a route begins with /')
    .describe('The path of the tab, such as "/projects/app/:type/:appId".'),
  reuse: z.boolean().optional().describe('One tab of this type at most: opening another shows the one that is open.'),
  when: when.optional(),
  filenames: z.array(z.string()).optional().describe('Endings of the files it opens, such as ".json".'),
  pages: z.boolean().optional().describe('Its tabs are shown on pages too, to the users of built applications.'),
});

export const Page = z.strictObject({
  id: identifier,
  title: text,
  path: z
    .string()
    .max(200)
    .regex(/^(\/(:?[\w-]+))+$/, 'a path is made of segments such as "/app/:name"')
    .describe('Where it is, such as "/app/:name"; what stands behind it in an address is the tab that it shows.'),
  calls: z
    .array(
      z
        .string()
        .max(200)
        .regex(/^(\/(:?[\w.-]+))+$/, 'an address is made of segments such as "/u-route/baas/things/:name"'),
    )
    .max(10)
    .optional()
    .describe('Addresses of GET calls that it begins with, so that they are made while its code is read.'),
});

export const Identifier = z
  .strictObject({
    prefix: z.string().length(4).optional().describe('The first four characters of the ids that this screen shows.'),
    screen: z.string().describe('The name of the studio screen.'),
    templateType: z.string().optional().describe('Only for records of this template type.'),
    studioType: z.string().optional().describe('Only in a studio of this type.'),
    route: z.string().regex(/^\//).describe('The path of the screen, where ":id" stands for the identifier.'),
    editScreen: z.string().optional().describe('The name of the screen in which the record is edited.'),
    editRoute: z.string().regex(/^\//).optional().describe('The path of that screen.'),
    parameter: z.string().optional().describe('The name of the parameter of both paths, when it is not "id".'),
  })
  .refine((info) => info.prefix !== undefined || info.studioType !== undefined, 'give a prefix or a studioType');

const JsonValue = z.json();
export const Setting = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]),
  default: JsonValue.optional(),
  title: text.optional(),
  description: text.optional(),
  markdownDescription: text.optional(),
  enum: z.array(JsonValue).optional(),
  enumDescriptions: z.array(text).optional(),
  enumItemLabels: z.array(text).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  pattern: z.string().optional(),
  order: z.number().optional(),
  scope: z
    .enum(['application', 'window', 'resource', 'machine', 'language-overridable', 'machine-overridable'])
    .optional(),
  deprecationMessage: text.optional(),
  tags: z.array(z.string()).optional(),
});

export const Configuration = z.strictObject({
  id: z.string().optional(),
  title: text.optional(),
  order: z.number().optional(),
  properties: z.record(z.string(), Setting),
});

export const Theme = z.looseObject({
  id: z.string().optional(),
  label: text,
  uiTheme: z.enum(['vs', 'vs-dark', 'hc-black', 'hc-light']),
  path: z.string().max(500),
});

export const Color = z.strictObject({
  id: z.string().regex(/^[\w.-]+$/),
  description: text,
  defaults: z.strictObject({
    light: z.string(),
    dark: z.string(),
    highContrast: z.string().optional(),
    highContrastLight: z.string().optional(),
  }),
});

export const Language = z.looseObject({
  id: z.string(),
  aliases: z.array(z.string()).optional(),
  extensions: z.array(z.string()).optional(),
  filenames: z.array(z.string()).optional(),
  configuration: z.string().optional(),
});

export const WalkthroughStep = z.strictObject({
  id: z.string(),
  title: text,
  description: text.optional().describe('Markdown; a line that is only a link becomes a button.'),
  media: z
    .union([
      z.strictObject({ image: z.string(), altText: text }),
      z.strictObject({ markdown: text }),
      z.strictObject({ svg: z.string(), altText: text }),
    ])
    .optional(),
  completionEvents: z
    .array(z.string())
    .optional()
    .describe('Such as "onCommand:id"; without it a step is done when it is read.'),
  when: when.optional(),
});

export type WalkthroughStep = z.infer<typeof WalkthroughStep>;

export const Walkthrough = z.strictObject({
  id: z.string(),
  title: text,
  description: text,
  icon: icon.optional(),
  when: when.optional(),
  /** Its place among all; those without one stand last. */
  order: z.number().optional(),
  steps: z.array(WalkthroughStep),
});

export const QuickAccess = z.strictObject({
  id: identifier,
  prefix: z.string().max(20),
  title: text,
  placeholder: text.optional(),
});

export const StatusBarItem = z.strictObject({
  id: identifier,
  name: text,
  text: text.describe('May hold codicons, as in "$(sync) 3".'),
  tooltip: text.optional(),
  command: identifier.optional(),
  alignment: z.enum(['left', 'right']),
  priority: z.number().optional(),
  when: when.optional(),
});

export const JsonValidation = z.strictObject({
  fileMatch: z.union([z.string(), z.array(z.string())]),
  url: z.string(),
});

/** Texts that are kept elsewhere than in files of the user: the extension registers their provider. */
export const FileSystem = z.strictObject({
  scheme: z.string().regex(/^[a-z][a-z0-9+.-]*$/, 'a scheme is lower-case letters, digits and + . -'),
});

const list = <T extends z.ZodType>(item: T) => z.array(item).max(20_000).optional();

/** Everything that an extension can add to the workbench before any of its code is loaded. */
export const Contributions = z.strictObject({
  commands: list(Command),
  menus: z.record(z.string(), z.array(MenuItem)).optional(),
  submenus: list(Submenu),
  keybindings: list(Keybinding),
  viewsContainers: z.partialRecord(z.enum(['activitybar', 'panel', 'right']), z.array(ViewContainer)).optional(),
  views: z.record(z.string(), z.array(View)).optional(),
  viewsWelcome: list(ViewWelcome),
  editors: list(Editor),
  pages: list(Page),
  laterTexts: list(z.string().max(50)).describe(
    'Texts that no page begins with, by what their keys have before the first point: they come when a page is there.',
  ),
  identifiers: list(Identifier),
  configuration: z.union([Configuration, z.array(Configuration)]).optional(),
  configurationDefaults: z.record(z.string(), JsonValue).optional(),
  themes: list(Theme),
  colors: list(Color),
  languages: list(Language),
  walkthroughs: list(Walkthrough),
  quickAccess: list(QuickAccess),
  statusBar: list(StatusBarItem),
  jsonValidation: list(JsonValidation),
  fileSystems: list(FileSystem),
});
export type Contributions = z.infer<typeof Contributions>;
