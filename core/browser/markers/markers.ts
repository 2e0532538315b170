import { injectable } from 'inversify';
import { computed, createAtom, makeObservable } from 'mobx';
import type { Severity } from '../../common/severity';

/** What a problem is in when that is no text, such as a part of an application. */
export interface MarkedThing {
  readonly name: string;
  readonly description?: string;
  readonly icon?: string;
  /** Opens the place where it is. */
  readonly command: string;
  readonly args?: readonly unknown[];
}

/** A problem at a place in a text; lines and columns begin at 1, the end is exclusive. */
export interface Marker {
  readonly severity: Severity;
  readonly message: string;
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly code?: string;
  /** Who found it, as people read it. */
  readonly source?: string;
  /** Instead of a text with lines and columns. */
  readonly thing?: MarkedThing;
}

export interface ResourceMarker extends Marker {
  readonly owner: string;
  readonly resource: string;
}

export interface MarkerCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

export interface MarkerFilter {
  readonly resource?: string;
  readonly owner?: string;
}

/** What is wrong where: each owner sets all of its markers of a resource at once. */
@injectable()
export class Markers {
  private readonly byResource = new Map<string, Map<string, readonly ResourceMarker[]>>();
  private readonly atom = createAtom('markers');

  constructor() {
    makeObservable(this, { counts: computed });
  }

  set(owner: string, resource: string, markers: readonly Marker[]): void {
    const owners = this.byResource.get(resource) ?? new Map<string, readonly ResourceMarker[]>();
    if (markers.length === 0 && !owners.has(owner)) return;
    if (markers.length > 0) {
      owners.set(
        owner,
        markers.map((marker) => ({ ...marker, owner, resource })),
      );
      this.byResource.set(resource, owners);
    } else {
      owners.delete(owner);
      if (owners.size === 0) this.byResource.delete(resource);
    }
    this.atom.reportChanged();
  }

  /** All that an owner says, everywhere: of other resources it says nothing any more. */
  replace(owner: string, found: ReadonlyMap<string, readonly Marker[]>): void {
    for (const resource of [...this.byResource.keys()]) if (!found.has(resource)) this.set(owner, resource, []);
    for (const [resource, markers] of found) this.set(owner, resource, markers);
  }

  /** All that an owner has said, everywhere. */
  clear(owner: string): void {
    this.replace(owner, new Map());
  }

  get resources(): readonly string[] {
    this.atom.reportObserved();
    return [...this.byResource.keys()];
  }

  read({ resource, owner }: MarkerFilter = {}): readonly ResourceMarker[] {
    this.atom.reportObserved();
    const places = resource === undefined ? [...this.byResource.values()] : [this.byResource.get(resource)];
    return places.flatMap((owners) =>
      owner === undefined ? [...(owners?.values() ?? [])].flat() : (owners?.get(owner) ?? []),
    );
  }

  get counts(): MarkerCounts {
    const all = this.read();
    const count = (severity: Severity): number => all.filter((marker) => marker.severity === severity).length;
    return { errors: count('error'), warnings: count('warning'), infos: count('info') };
  }
}
