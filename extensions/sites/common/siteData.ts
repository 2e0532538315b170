import { z } from 'zod';

/** What a website is called elsewhere, as long as it isn't anywhere else. */
export const nowhere = '-1';

/** The website of an application: its pages belong to it. */
export const WebSiteData = z.strictObject({
  siteID: z.string().max(80).default(nowhere),
  extTenantID: z.string().max(80).default(nowhere),
  description: z.string().max(4000).optional(),
});
export type WebSiteData = z.output<typeof WebSiteData>;

/** Something that pages of a website can do. */
export const PageActionData = z.strictObject({ description: z.string().max(4000).optional() });
export type PageActionData = z.output<typeof PageActionData>;

/** The name of the application and the tenant, so that it's one of its own among those of all tenants. */
export function siteName(application: string, tenantId: string): string {
  return application + tenantId;
}
