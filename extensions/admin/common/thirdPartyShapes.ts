import { z } from 'zod';

const settings = {
  /** The company in WeCom. */
  corpId: z.string().trim().max(64).default(''),
  /** The suite that the company has installed. */
  suiteId: z.string().trim().max(64).default(''),
  agentId: z.string().trim().max(32).default(''),
};

/** Without an authorisation code the one that is there stays; null takes it away. */
export const ThirdPartyChange = z.object({
  ...settings,
  authCode: z.string().trim().min(1).max(1024).nullable().optional(),
});
export type ThirdPartyChange = z.infer<typeof ThirdPartyChange>;

export const ThirdPartyView = z.object({ ...settings, hasAuthCode: z.boolean() });
export type ThirdPartyView = z.infer<typeof ThirdPartyView>;
