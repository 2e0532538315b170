export const deviceNames = ['full', 'tablet', 'phone'] as const;
export type DeviceName = (typeof deviceNames)[number];

/** How large the devices of users are, held upright. */
export const devices: Readonly<Record<DeviceName, { readonly width: string; readonly height: string }>> = {
  full: { width: '100%', height: '100%' },
  tablet: { width: '820px', height: '1180px' },
  phone: { width: '390px', height: '844px' },
};
