import { inject, injectable } from 'inversify';
import type { Call, Calls } from '../../common/calls/call';
import { requestUrl } from '../../common/calls/requestUrl';
import type { ApiOf, GivenToCall } from './apiTypes';
import { CallSender } from './callSender';
import { totalOf } from './readEnvelope';

/** The server's calls as functions: `api.of(menus).list({ params, query, body, signal })`. */
@injectable()
export class Api {
  constructor(@inject(CallSender) private readonly sender: CallSender) {}

  of<C extends Calls>(calls: C): ApiOf<C> {
    const entries = Object.entries(calls).map(([name, call]) => [
      name,
      (given?: GivenToCall) => this.make(call, given),
    ]);
    // The server keeps to the same declaration; nothing is checked a second time here.
    return Object.fromEntries(entries) as ApiOf<C>;
  }

  /** The address of a call that a link or an image leads to. */
  urlOf(call: Call, { params, query }: Pick<GivenToCall, 'params' | 'query'> = {}): string {
    return requestUrl(call, params, query);
  }

  private async make(call: Call, given: GivenToCall = {}): Promise<unknown> {
    const { response, envelope } = await this.sender.send(call, given);
    if (!envelope) return response;
    return call.counted ? { rows: envelope.result, total: totalOf(envelope) } : envelope.result;
  }
}
