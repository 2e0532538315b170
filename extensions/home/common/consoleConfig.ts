import { calls, get, permissions, put } from 'lathe/common';
import { z } from 'zod';
import { Exercise } from './exerciseCalls';

const address = z.union([z.literal(''), z.url({ protocol: /^https?$/ }), z.string().regex(/^\/(?!\/)/)]);
const Link = z.object({ name: z.string().trim().min(1).max(100), url: address });

/** Where the console leads its users for help; administrators set it for their tenant. */
export const ConsoleConfig = z.object({
  support: z
    .object({
      url: address.default(''),
      email: z.string().max(200).default(''),
      phone: z.string().max(100).default(''),
    })
    .prefault({}),
  reference: address.default('/api-docs'),
  recommendationUrls: z.array(Link).max(50).default([]),
  guidance: z
    .array(Link.extend({ category: z.string().max(100) }))
    .max(200)
    .default([]),
  rulesPageUrl: address.default(''),
  message5gLocationUrl: address.default(''),
});
export type ConsoleConfig = z.output<typeof ConsoleConfig>;

export const Links = z.array(Link);
export const Support = z.object({ url: z.string(), email: z.string(), phone: z.string() });
export const Reference = z.object({ url: z.string() });

export const consoleConfigCalls = calls({
  studyCenter: get('/besBaas/study-center', {
    summary: 'The lessons of the study center.',
    result: z.object({ lessons: z.array(Exercise) }),
  }),
  support: get('/besBaas/support', {
    summary: 'How to reach who helps.',
    result: Support,
  }),
  recommendations: get('/besBaas/recommendationUrls', { summary: 'Pages worth a visit.', result: Links }),
  reference: get('/besBaas/reference', { summary: 'Where the reference is.', result: Reference }),
  guidance: get('/besBaas/quickApplication/guidance', {
    summary: 'Guides for quick applications, of one category or all.',
    query: z.object({ category: z.string().max(100).optional() }),
    result: Links,
  }),
  message5gMetadata: get('/besBaas/message5gMetadata/metadata', {
    summary: 'What 5G messages are made of: nothing, as long as no provider of them is set up.',
    result: z.object({ categories: z.array(z.json()) }),
  }),
  message5gLocation: get('/besBaas/message5gMetadata/locationurl', {
    summary: 'Where 5G messages are looked after.',
    result: z.object({ url: z.string() }),
  }),
  message5gTemplates: get('/besBaas/messageFiveTemp', {
    summary: 'Templates of 5G messages of a type.',
    query: z.object({ type: z.string().max(100).optional() }),
    result: z.array(z.json()),
  }),
  rulesPage: get('/besBaas/codecheck/rulespageurl', {
    summary: 'Where the rules of the code check are explained.',
    result: z.object({ url: z.string() }),
  }),
  botCategories: get('/botbuilder/v1.0/application/categories/:id', {
    summary: 'Categories of chat bots of an application: none, as long as there are no chat bots.',
    result: z.array(z.json()),
  }),
});

const own = '/u-route/baas/sys/v1.0/consoleconfig';

export const consoleConfigChangeCalls = calls({
  get: get(own, { summary: 'Where the console leads its users for help.', result: ConsoleConfig }),
  set: put(own, {
    summary: 'Sets where the console leads its users for help.',
    permission: permissions.manageTenant,
    body: ConsoleConfig,
    result: ConsoleConfig,
  }),
});
