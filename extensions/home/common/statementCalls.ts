import { calls, get, permissions, put } from 'lathe/common';
import { z } from 'zod';

const path = '/u-route/baas/sys/v1.0/statements/:name';

export const statementNames = ['agreement', 'privacy', 'service'] as const;
export type StatementName = (typeof statementNames)[number];

export function isStatementName(name: string): name is StatementName {
  return statementNames.some((known) => known === name);
}

/** Markdown; where it is blank, the product's own text holds. */
export const Statement = z.object({
  text: z.string().max(100_000).default(''),
  textEnglish: z.string().max(100_000).default(''),
});
export type Statement = z.output<typeof Statement>;

export const statementCalls = calls({
  get: get(path, {
    summary: 'What the tenant says in its agreement, its privacy statement or its service statement.',
    result: Statement,
    errors: ['NOT_FOUND'],
  }),
  set: put(path, {
    summary: 'Changes one of these texts; a blank one is the product’s own again.',
    permission: permissions.manageTenant,
    body: Statement,
    result: Statement,
    errors: ['NOT_FOUND'],
  }),
});
