/** The icons that an application can have, by their names among the codicons. */
export const logos = [
  ...['home', 'organization', 'person', 'mail', 'calendar', 'checklist', 'tools', 'wrench', 'package'],
  ...['archive', 'credit-card', 'graph', 'dashboard', 'globe', 'map', 'law', 'mortar-board', 'heart', 'beaker'],
  ...['plug', 'shield', 'rocket', 'lightbulb'],
] as const;
