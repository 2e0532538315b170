import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { Refusal } from '../../common/calls/refusal';

/** Counts and hashes what flows through, and breaks off when it is too much. */
export class Measure extends Transform {
  /** Not "size", which some take for a length known beforehand. */
  bytes = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly limit: number) {
    super();
  }

  sha256(): string {
    return this.hash.digest('hex');
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    if (this.bytes > this.limit) done(new Refusal('TOO_LARGE', { parameters: { limit: this.limit } }));
    else done(null, chunk);
  }
}
