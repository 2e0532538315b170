import { newId, Refusal } from 'lathe/common';
import type { TenantSetting } from 'lathe/node';
import { z } from 'zod';
import { EnvironmentInput, type EnvironmentView, isOfficial } from '../../common/environmentCalls';

const Environment = EnvironmentInput.extend({ id: z.string() });
export type Environment = z.output<typeof Environment>;
const Environments = z.object({ all: z.array(Environment).default([]) });

export const environmentSetting: TenantSetting<typeof Environments> = { name: 'environments', schema: Environments };

const prefix = '000E';

/** Puts one into the list, under an id where it is there already; one of the list is the main one. */
export function withEnvironment(
  all: readonly Environment[],
  input: EnvironmentInput,
  id?: string,
): { readonly all: Environment[]; readonly changed: Environment } {
  const known = id === undefined ? undefined : find(all, id);
  const others = all.filter((each) => each.id !== id);
  if (others.some(({ name }) => name.toLowerCase() === input.name.toLowerCase()))
    throw new Refusal('NOT_UNIQUE', {
      parameters: { field: 'Name' },
      fields: [{ path: 'body.name', message: 'NOT_UNIQUE' }],
    });
  const master = input.master || known?.master === true || all.length === 0;
  const changed = { ...input, master, id: id ?? newId(prefix) };
  const rest = others.map((each) => (master ? { ...each, master: false } : each));
  return { all: [...rest, changed].sort((a, b) => (a.id < b.id ? -1 : 1)), changed };
}

/** The main one stays as long as there are others. */
export function withoutEnvironment(all: readonly Environment[], id: string): Environment[] {
  const known = find(all, id);
  if (known.master && all.length > 1)
    throw new Refusal('MASTER_ENVIRONMENT', { status: 409, parameters: { name: known.name } });
  return all.filter((each) => each.id !== id);
}

export function viewOf(environment: Environment): EnvironmentView {
  const { operator, spec } = environment;
  return {
    ...environment,
    official: isOfficial(spec),
    fintechOP: operator === 'fintechOP',
    isdpOP: operator === 'isdpOP',
    dmaxOP: operator === 'dmaxOP',
  };
}

export function masterOf(all: readonly Environment[]): { readonly mainDomain: string } {
  return { mainDomain: all.find(({ master }) => master)?.domain ?? '' };
}

function find(all: readonly Environment[], id: string): Environment {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Refusal('NOT_FOUND', { parameters: { type: 'Environment', id } });
  return found;
}
