/** Of what a package is: that of an application, or of a service. */
export interface PackagedProject {
  readonly name: string;
  readonly kind: 'application' | 'service';
  /** It adds to what is installed. */
  readonly isIncremental?: boolean;
}

/** "Shop" goes into "$Shop_a", or "$Shop_ap" when it is incremental; services end with _b and _bp. */
export function packageName({ name, kind, isIncremental = false }: PackagedProject): string {
  return `$${name}_${kind === 'application' ? 'a' : 'b'}${isIncremental ? 'p' : ''}`;
}

/** With the dollar sign of a project's own package or without; otherwise as names are. */
export function isPackageName(name: string): boolean {
  return /^\$?[A-Za-z][A-Za-z0-9]*(_{1,2}[A-Za-z0-9]+)*$/.test(name) && name.length <= 80;
}
