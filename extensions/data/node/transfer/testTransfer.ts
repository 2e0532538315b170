import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { z } from 'zod';
import { isEnded, jobCalls, type JobView, type MetadataRecord } from 'lathe/common';
import { type Actor, Blobs, Events, Users } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import { type ImportOptions, ImportResult } from '../../common/transfer/importShapes';
import { transferCalls } from '../../common/transferCalls';
import { developer, sure, TestData } from '../testData';

type Wanted = z.input<typeof ImportOptions>;

/** A server that runs jobs, with orders and their customers. */
export class TestTransfer {
  private constructor(
    readonly data: TestData,
    readonly ann: Actor,
    private readonly folder: string,
  ) {}

  static async open(): Promise<TestTransfer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'transfer-'));
    const data = await TestData.open({ jobs: 1, environment: { LATHE_DATA: folder } });
    const profile = 'System Administrator';
    const id = await data.server.container.get(Users).create(testTenant, { name: 'ann', fullName: 'Ann', profile });
    return new TestTransfer(data, testActor({ ...developer, userId: id, userName: 'Ann', profile }), folder);
  }

  async close(): Promise<void> {
    await this.data.close();
    await rm(this.folder, { recursive: true });
  }

  async shop(): Promise<{ readonly customers: MetadataRecord; readonly orders: MetadataRecord }> {
    const { data } = this;
    const customers = await data.object('Customer');
    await data.field(customers, 'email', { type: 'email', unique: true });
    await data.field(customers, 'phone', { type: 'phone' });
    await data.field(customers, 'vip', { type: 'checkbox' });
    const orders = await data.object('Order');
    await data.field(orders, 'number', { type: 'text', unique: true, required: true });
    await data.field(orders, 'customer', { type: 'lookup', object: customers.id });
    await data.field(orders, 'total', { type: 'currency', precision: 38, scale: 4 });
    await data.field(orders, 'status', {
      type: 'singleselect',
      choices: [{ value: 'open', label: 'Open' }, { value: 'paid' }],
    });
    await data.field(orders, 'tags', { type: 'multiselect', choices: [{ value: 'a' }, { value: 'b' }] });
    await data.field(orders, 'day', { type: 'date' });
    await data.field(orders, 'at', { type: 'datetime' });
    return { customers, orders };
  }

  async upload(content: string | Buffer, owner = this.ann): Promise<string> {
    const blobs = this.data.server.container.get(Blobs);
    return (await blobs.put(owner, Readable.from([content]), { name: 'rows.csv', type: 'text/csv' })).id;
  }

  async file(id: string): Promise<string> {
    const blobs = this.data.server.container.get(Blobs);
    const blob = await blobs.find(testTenant, id);
    if (!blob) throw new Error('There is no such file.');
    return (await buffer(await blobs.read(testTenant, blob))).toString();
  }

  /** A job once it has ended. */
  async ended(id: string): Promise<JobView> {
    const { container } = this.data.server;
    const heard: (() => void)[] = [];
    const hearing = container.get(Events).subscribe(testTenant, () => heard.splice(0).forEach((tell) => tell()));
    for (;;) {
      const next = new Promise<void>((resolve) => heard.push(resolve));
      const { envelope } = await this.data.server.call(jobCalls.get, { as: this.ann, params: { id } });
      if (envelope.result && isEnded(envelope.result.state)) {
        hearing.dispose();
        return envelope.result;
      }
      await next;
    }
  }

  async imported(object: string, content: string | Buffer, options: Wanted): Promise<ImportResult> {
    const { jobId } = sure((await this.start(object, await this.upload(content), options)).envelope);
    const job = await this.ended(jobId);
    if (job.error !== undefined) throw new Error(job.error);
    return ImportResult.parse(job.result);
  }

  start(object: string, fileId: string, options: Wanted) {
    return this.data.server.call(transferCalls.import, {
      as: this.ann,
      params: { object },
      body: { fileId, ...options },
    });
  }
}
