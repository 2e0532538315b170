/** Icons that say something about a part of an application. */
export const iconNames: readonly string[] = [
  ...['account', 'archive', 'arrow-swap', 'attach', 'bell', 'book', 'bookmark', 'briefcase', 'broadcast', 'browser'],
  ...['bug', 'calendar', 'call-incoming', 'check-all', 'checklist', 'circuit-board', 'cloud', 'code', 'comment'],
  ...['comment-discussion', 'compass', 'credit-card', 'dashboard', 'database', 'debug', 'device-camera'],
  ...['device-mobile', 'edit', 'eye', 'feedback', 'file', 'file-media', 'file-pdf', 'files', 'filter', 'flame'],
  ...['folder', 'folder-library', 'game', 'gear', 'gift', 'git-branch', 'git-merge', 'globe', 'graph', 'graph-line'],
  ...['graph-scatter', 'heart', 'history', 'home', 'inbox', 'info', 'issues', 'jersey', 'key', 'law', 'layers'],
  ...['layout', 'library', 'lightbulb', 'link', 'link-external', 'list-flat', 'list-ordered', 'list-selection'],
  ...['list-tree', 'location', 'lock', 'magnet', 'mail', 'map', 'megaphone', 'milestone', 'mortar-board', 'note'],
  ...['notebook', 'organization', 'output', 'package', 'paintcan', 'pass', 'person', 'pie-chart', 'pin', 'plug'],
  ...['preview', 'project', 'pulse', 'question', 'radio-tower', 'record', 'references', 'report', 'rocket', 'ruby'],
  ...['search', 'send', 'server', 'settings-gear', 'shield', 'smiley', 'sparkle', 'star-empty', 'symbol-event'],
  ...['symbol-misc', 'symbol-ruler', 'table', 'tag', 'target', 'tasklist', 'telescope', 'thumbsup', 'tools'],
  ...['trash', 'unlock', 'vm', 'wand', 'warning', 'watch', 'wrench', 'zap'],
];
