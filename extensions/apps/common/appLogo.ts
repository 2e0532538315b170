export const appsPath = '/u-route/baas/sys/v1.0/apps';

/** Pictures that a browser shows and runs nothing in. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
/** In bytes: it stands in lists, beside many others. */
export const logoLimit = 256 * 1024;

/** Whether a logo is a file that was uploaded. */
export function isLogoFile(logo: string): boolean {
  return /^0BLB[0-9A-Za-z]{16}$/.test(logo);
}

/** Where a file is found; an icon's name or an address is what it is. */
export function logoAddress(application: string, logo: string): string {
  return isLogoFile(logo) ? `${appsPath}/${application}/logo/${logo}` : logo;
}
