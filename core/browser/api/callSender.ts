import { Container, inject, injectable } from 'inversify';
import type { Call } from '../../common/calls/call';
import type { Envelope } from '../../common/calls/envelope';
import { ValueWithoutAddress } from '../../common/calls/callPath';
import { isMutating } from '../../common/calls/isMutating';
import { requestUrl } from '../../common/calls/requestUrl';
import { throwIfCancelled } from '../../common/cancellation';
import type { MessageParameters } from '../../common/codedMessage';
import { Texts } from '../i18n/texts';
import { AntiForgery } from './antiForgery';
import type { GivenToCall } from './apiTypes';
import { FailedCall } from './failedCall';
import { ProjectScope } from './projectScope';
import { isSuccess, readEnvelope } from './readEnvelope';
import { retryDelays, waitFor } from './retryDelays';
import { SessionExpiry } from './sessionExpiry';
import { SessionOwner } from './sessionOwner';

interface Sent {
  readonly response: Response;
  /** Absent when the call answers media. */
  readonly envelope?: Envelope<unknown>;
}

/** Sends a call until there is an answer that counts: past an old token, an ended session and a server that restarts. */
@injectable()
export class CallSender {
  /** Failures after which the user would not log in: he is asked once, though calls make calls. */
  private readonly givenUp = new WeakSet<FailedCall>();

  constructor(
    @inject(Container) private readonly container: Container,
    @inject(SessionExpiry) private readonly session: SessionExpiry,
    @inject(SessionOwner) private readonly owner: SessionOwner,
    @inject(ProjectScope) private readonly scope: ProjectScope,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** Looked up late: it makes calls itself. */
  private get antiForgery(): AntiForgery {
    return this.container.get(AntiForgery);
  }

  async send(call: Call, given: GivenToCall): Promise<Sent> {
    const delays = retryDelays();
    let freshToken = false;
    for (;;) {
      throwIfCancelled(given.signal);
      try {
        return await this.sendOnce(call, given);
      } catch (error) {
        if (!(error instanceof FailedCall)) throw error;
        const again =
          (!freshToken && error.code === 'FORGERY') ||
          (await this.renewed(call, given, error)) ||
          (await this.serverBack(call, given, error, delays));
        if (!again) throw error;
        freshToken ||= error.code === 'FORGERY';
        if (isMutating(call) && (error.code === 'FORGERY' || error.status === 401)) this.antiForgery.forget();
      }
    }
  }

  private async renewed(call: Call, { quiet, signal }: GivenToCall, failure: FailedCall): Promise<boolean> {
    if (failure.status !== 401 || quiet || call.audience === 'anyone' || this.givenUp.has(failure)) return false;
    if (await orCancelled(this.session.renewal(), signal)) return true;
    this.givenUp.add(failure);
    return false;
  }

  /** Waits a little, if the call can be made again: it did nothing yet, or changes nothing. */
  private async serverBack(
    call: Call,
    { signal, onlineOnly }: GivenToCall,
    { code, status }: FailedCall,
    delays: Iterator<number>,
  ): Promise<boolean> {
    const refusedBefore = code === 'STARTING' || code === 'STOPPING';
    const lost = !isMutating(call) && (status === 0 || status === 502 || status === 503);
    if (!refusedBefore && !lost) return false;
    if (onlineOnly && status === 0 && !navigator.onLine) return false;
    const { value, done } = delays.next();
    if (done) return false;
    await waitFor(value, signal);
    return true;
  }

  private async sendOnce(call: Call, given: GivenToCall): Promise<Sent> {
    const { body, signal, keepalive } = given;
    if (call.audience !== 'anyone' && this.owner.isOther()) throw this.failed('OTHER_USER', 401, 'api.otherUser');
    const response = await fetch(this.addressOf(call, given), {
      method: call.method,
      credentials: 'same-origin',
      headers: await this.headersFor(call, given),
      body: isRaw(body) ? body : JSON.stringify(body),
      signal,
      ...(keepalive && { keepalive }),
    }).catch((error: unknown) => {
      throwIfCancelled(signal);
      throw error instanceof TypeError ? this.failed('NETWORK', 0, 'api.unreachable') : error;
    });
    if (call.media && response.ok) return { response };
    const envelope = await this.readAnswer(response, signal);
    if (!isSuccess(envelope)) throw new FailedCall(envelope, response.status);
    return { response, envelope };
  }

  private addressOf(call: Call, { params, query }: GivenToCall): string {
    try {
      return requestUrl(call, params, query);
    } catch (error) {
      if (!(error instanceof ValueWithoutAddress)) throw error;
      throw this.failed('NOT_FOUND', 404, 'api.noAddress', { value: error.value });
    }
  }

  private async headersFor(call: Call, { body, project }: GivenToCall): Promise<Record<string, string>> {
    const headers: Record<string, string> = { accept: call.media ?? 'application/json' };
    const projectId = project === undefined ? this.scope.project : project;
    if (body !== undefined && !isRaw(body)) headers['content-type'] = 'application/json';
    if (projectId) headers['project-id'] = projectId;
    // Who is not signed in yet has no token.
    if (isMutating(call) && call.audience !== 'anyone') headers['csrf-token'] = await this.antiForgery.token();
    return headers;
  }

  private async readAnswer(response: Response, signal: AbortSignal | undefined): Promise<Envelope<unknown>> {
    const { status } = response;
    if (status === 504) throw this.failed('TIMEOUT', status, 'api.timeout');
    const body: unknown = await response.json().catch(() => {
      throwIfCancelled(signal);
      throw this.failed('NOT_JSON', status, 'api.notJson');
    });
    const envelope = readEnvelope(body);
    if (!envelope) throw this.failed('NO_ENVELOPE', status, 'api.noEnvelope');
    return envelope;
  }

  private failed(resCode: string, status: number, key: string, parameters: MessageParameters = {}): FailedCall {
    return new FailedCall({ resCode, resMsg: this.texts.translate('workbench', key, parameters) }, status);
  }
}

function isRaw(body: unknown): body is FormData | Blob {
  return body instanceof FormData || body instanceof Blob;
}

/** Nobody waits longer than he wants to. */
function orCancelled<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    throwIfCancelled(signal);
    const cancelled = (): void => reject(new DOMException('The work was cancelled.', 'AbortError'));
    signal.addEventListener('abort', cancelled, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', cancelled));
  });
}
