/** Where the menus of a running application are. */
export const navigations = ['side', 'top'] as const;
/** Whether its content takes all of the window, or a column that is easy to read. */
export const widths = ['full', 'fixed'] as const;
/** Where its menus are on a phone. */
export const mobileNavigations = ['bottom', 'drawer'] as const;
/** As many as fit beside each other on a phone. */
export const mostMobileTabs = 5;
