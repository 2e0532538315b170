import { injectable } from 'inversify';
import type { z } from 'zod';
import { permissions } from '../../../common/access/permissions';
import { closest } from '../../../common/manifest/closest';
import type { TypeInfo } from '../../../common/metadata/typeInfo';
import { Refusal } from '../../../common/calls/refusal';
import type { Actor } from '../../access/actor';
import { refuse } from '../refuse';
import type { MetadataType } from './metadataType';

/** A type with who brought it. */
export interface RegisteredType extends MetadataType {
  readonly owner: string;
  readonly permission: string;
}

/** Every type of metadata that the platform knows. */
@injectable()
export class MetadataTypes {
  private readonly byName = new Map<string, RegisteredType>();
  private readonly byPrefix = new Map<string, RegisteredType>();

  register<S extends z.ZodType>(owner: string, type: MetadataType<S>): void {
    const registered: RegisteredType = { permission: permissions.developApplication, ...type, owner };
    const names = [type.name, ...(type.aliases ?? [])].map((name) => name.toLowerCase());
    for (const name of names) {
      const taken = this.byName.get(name);
      if (taken)
        throw new Error(
          `The name ${name} of ${owner}'s type ${type.name} is taken by ${taken.name} of ${taken.owner}.`,
        );
    }
    const taken = this.byPrefix.get(type.prefix);
    if (taken) throw new Error(`The prefix ${type.prefix} of ${owner}'s type ${type.name} is taken by ${taken.name}.`);
    if (!/^[0-9A-Za-z]{4}$/.test(type.prefix))
      throw new Error(`The prefix "${type.prefix}" is not four letters or digits.`);
    for (const name of names) this.byName.set(name, registered);
    this.byPrefix.set(type.prefix, registered);
  }

  get all(): readonly RegisteredType[] {
    return [...this.byPrefix.values()];
  }

  find(name: string): RegisteredType | undefined {
    return this.byName.get(name.toLowerCase());
  }

  /** By name or alias, in any case; who misspells it is told what he may have meant. */
  named(name: string): RegisteredType {
    const type = this.find(name);
    if (type) return type;
    const nearest = closest(
      name,
      this.all.flatMap((known) => [known.name, ...(known.aliases ?? [])]),
    );
    throw refuse(nearest ? 'UNKNOWN_TYPE' : 'NO_SUCH_TYPE', { name: name.slice(0, 80), nearest: nearest ?? '' });
  }

  readable(name: string, actor: Actor): RegisteredType {
    const type = this.named(name);
    requireOneOf(actor, type.readPermissions);
    return type;
  }

  changeable(name: string, actor: Actor): RegisteredType {
    const type = this.readable(name, actor);
    requireOneOf(actor, [type.permission]);
    return type;
  }

  /** The names of the types whose records an actor may see. */
  namesFor(actor: Actor): string[] {
    return this.all.filter(({ readPermissions }) => holdsOneOf(actor, readPermissions)).map(({ name }) => name);
  }

  /** Whether records of one type are parts of those of another. */
  isPart(type: RegisteredType, parent: RegisteredType): boolean {
    return (parent.children ?? []).some((child) => this.find(child) === type);
  }

  /** Whether its records are parts of others and nothing else. */
  onlyPart(type: RegisteredType): boolean {
    return this.all.some((parent) => this.isPart(type, parent)) && !type.alone;
  }

  isContent(type: RegisteredType, parent: RegisteredType): boolean {
    return (type.within ?? []).some((container) => this.find(container) === parent);
  }

  /** `title` is its name in somebody's language. */
  describe(
    { name, aliases = [], prefix, label, owner, children = [], within = [], ...type }: RegisteredType,
    title: string,
  ): TypeInfo {
    const { permission, readPermissions = [] } = type;
    return {
      name,
      aliases: [...aliases],
      prefix,
      label,
      title,
      owner,
      permission,
      readPermissions: [...readPermissions],
      children: children.map((child) => this.find(child)?.name ?? child),
      within: within.map((container) => this.find(container)?.name ?? container),
    };
  }
}

/** No permission is needed where none is named. */
function holdsOneOf({ permissions: held }: Actor, needed: readonly string[] = []): boolean {
  return needed.length === 0 || needed.some((permission) => held.has(permission));
}

function requireOneOf(actor: Actor, needed?: readonly string[]): void {
  if (!holdsOneOf(actor, needed))
    throw new Refusal('FORBIDDEN', { parameters: { permission: needed?.join(', ') ?? '' } });
}
