import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Database, hashToken, randomToken, Secrets } from 'lathe/node';
import { z } from 'zod';
import { Identity } from './identity';
import type { SsoFlowTables } from './ssoTables';

/** What must be known when a browser comes back. */
const Content = z.object({
  /** Under which the browser sees this server. */
  origin: z.string(),
  redirect: z.string().optional(),
  nonce: z.string().optional(),
  verifier: z.string().optional(),
  requestId: z.string().optional(),
  begunAt: z.string(),
  identity: Identity.optional(),
});
export type FlowContent = z.infer<typeof Content>;

export interface Flow {
  readonly tenantId: string;
  readonly providerId: string;
  readonly content: FlowContent;
}

type Stage = SsoFlowTables['sso_flow']['stage'];
const minutes = 10;

/** Log-ins that are under way, each good for one return. They are in the database, so that it may be to any replica. */
@injectable()
export class SsoFlows {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Secrets) private readonly secrets: Secrets,
  ) {}

  /** `state` is what comes back with the browser, whose cookie `visitor` is. */
  async begin(state: string, visitor: string, flow: Flow): Promise<void> {
    await this.forgetOld();
    await this.write(state, hashToken(visitor), flow, 'begun');
  }

  /** The flow that this browser has begun; nobody gets it a second time. */
  async finish(state: string, visitor: string | undefined, stage: Stage): Promise<Flow | undefined> {
    if (visitor === undefined) return undefined;
    return (await this.take(state, stage, hashToken(visitor)))?.flow;
  }

  /** For a return that comes without the browser's cookie, as it is another site's form: finish it with `proved`. */
  async claim(state: string): Promise<ClaimedFlow | undefined> {
    return this.take(state, 'begun');
  }

  /** Answers the state with which the browser itself finishes the flow. */
  async proved({ visitorHash, flow }: ClaimedFlow, identity: Identity): Promise<string> {
    const state = randomToken();
    await this.write(state, visitorHash, { ...flow, content: { ...flow.content, identity } }, 'proved');
    return state;
  }

  private async take(state: string, stage: Stage, visitorHash?: string): Promise<ClaimedFlow | undefined> {
    const hash = hashToken(state);
    const row = await this.flows
      .deleteFrom('sso_flow')
      .where('state_hash', '=', hash)
      .where('stage', '=', stage)
      .where('expires_at', '>', sql<Date>`now()`)
      .$if(visitorHash !== undefined, (query) => query.where('visitor_hash', '=', visitorHash ?? ''))
      .returning(['tenant_id as tenantId', 'provider_id as providerId', 'content', 'visitor_hash as visitorHash'])
      .executeTakeFirst();
    if (!row) return undefined;
    const content = Content.parse(JSON.parse(this.secrets.open(row.content, ownerOf(hash))));
    return { visitorHash: row.visitorHash, flow: { tenantId: row.tenantId, providerId: row.providerId, content } };
  }

  private async write(state: string, visitorHash: string, flow: Flow, stage: Stage): Promise<void> {
    const hash = hashToken(state);
    await this.flows
      .insertInto('sso_flow')
      .values({
        state_hash: hash,
        visitor_hash: visitorHash,
        tenant_id: flow.tenantId,
        provider_id: flow.providerId,
        stage,
        content: this.secrets.seal(JSON.stringify(flow.content), ownerOf(hash)),
        expires_at: sql`now() + ${minutes} * interval '1 minute'`,
      })
      .execute();
  }

  private async forgetOld(): Promise<void> {
    await this.flows
      .deleteFrom('sso_flow')
      .where('expires_at', '<', sql<Date>`now()`)
      .execute();
  }

  private get flows() {
    return this.database.platform.withTables<SsoFlowTables>();
  }
}

export interface ClaimedFlow {
  readonly visitorHash: string;
  readonly flow: Flow;
}

function ownerOf(hash: string): string {
  return `SsoFlow/${hash}`;
}
