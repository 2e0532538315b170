/**
 * Who may import whom. Each layer is a folder pattern ('*' is one folder's name) with what it may reach; 'self' is its own
 * folder under the same name. Packages are free unless a layer lists the only ones it may use.
 */
module.exports = [
  { files: 'core/common', mayImport: ['core/common'] },
  { files: 'core/browser', mayImport: ['core/common', 'core/browser'] },
  { files: 'core/node', mayImport: ['core/common', 'core/node', 'core/locales'] },
  { files: 'extensions/*/common', mayImport: ['self/common', 'extensions/*/common'], aliases: ['lathe/common'] },
  {
    files: 'extensions/*/browser',
    mayImport: ['self/browser', 'self/common', 'self/locales', 'self/package.json', 'extensions/*/common'],
    aliases: ['lathe', 'lathe/common', 'lathe/ui', 'lathe/testing'],
  },
  {
    files: 'extensions/*/node',
    mayImport: ['self/node', 'self/common', 'self/locales', 'extensions/*/common'],
    aliases: ['lathe/common', 'lathe/node', 'lathe/node/testing'],
  },
  {
    files: 'workbench/browser',
    mayImport: ['core/common', 'core/browser', 'workbench/browser', 'workbench/locales', 'workbench/package.json'],
    aliases: ['lathe', 'lathe/ui'],
  },
  { files: 'workbench/node', mayImport: ['core/common', 'core/node', 'workbench/node'] },
  { files: 'workbench/build', mayImport: ['core/common', 'core/node', 'workbench/build', 'workbench/node'] },
  {
    files: 'tests',
    mayImport: [
      'core/common',
      'core/browser',
      'core/node',
      'extensions/*/common',
      'workbench/build',
      'workbench/node',
      'workbench/browser',
      'tests',
    ],
    aliases: ['lathe', 'lathe/common', 'lathe/node', 'lathe/ui'],
  },
];
