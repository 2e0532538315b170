import { Id } from 'lathe/common';
import { z } from 'zod';
import { mobileNavigations, mostMobileTabs, navigations, widths } from './layoutChoices';

const layout = { navigation: z.enum(navigations), width: z.enum(widths) };
const mobile = {
  navigation: z.enum(mobileNavigations),
  /** The tabs at the bottom, in their order; with none those of the first menus. */
  tabs: z.array(Id).max(mostMobileTabs),
};

/** How an application is laid out for its users, with all that nobody has chosen. */
export const AppLayout = z.object({
  navigation: layout.navigation.default('side'),
  width: layout.width.default('full'),
});
export type AppLayout = z.output<typeof AppLayout>;

/** The same for a phone. */
export const MobileAppSetting = z.object({
  navigation: mobile.navigation.default('bottom'),
  tabs: mobile.tabs.default([]),
});
export type MobileAppSetting = z.output<typeof MobileAppSetting>;

/** As they are stored: what is not chosen is left out, and what another console wrote beside it is kept. */
export const StoredLayout = z.object(layout).partial().catchall(z.json());
export const StoredMobileSetting = z.object(mobile).partial().catchall(z.json());
