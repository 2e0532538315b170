export type OperatingSystem = 'mac' | 'linux' | 'windows';

/** From `navigator.userAgent` or `navigator.platform`. */
export function operatingSystemOf(userAgent: string): OperatingSystem {
  if (/Mac|iPhone|iPad|iPod/.test(userAgent)) return 'mac';
  return /Win/.test(userAgent) ? 'windows' : 'linux';
}

const mobileDevices = /Android|iPhone|SymbianOS|Windows Phone|iPad|iPod/;

export function isDesktop(userAgent: string): boolean {
  return !mobileDevices.test(userAgent);
}
