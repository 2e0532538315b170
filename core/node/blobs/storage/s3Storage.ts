import type { S3Client } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { BlobStorage, type ByteRange, checkKey, type StoredFile } from './blobStorage';

export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of another service than Amazon's. */
  readonly endpoint?: string;
  /** Without them the usual ones of the machine are taken. */
  readonly accessKey?: string;
  readonly secretKey?: string;
}

/** Files in a bucket of S3 or of a service that speaks as it does. */
export class S3Storage extends BlobStorage {
  private client: Promise<S3Client> | undefined;

  constructor(private readonly options: S3Options) {
    super();
  }

  async write(key: string, content: Readable): Promise<void> {
    const { Upload } = await import('@aws-sdk/lib-storage');
    const params = { Bucket: this.options.bucket, Key: checkKey(key), Body: content };
    await new Upload({ client: await this.connect(), params }).done();
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const { GetObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: this.options.bucket, Key: checkKey(key), Range }),
    );
    if (!(Body instanceof Readable)) throw new Error('The store of files answered without a file.');
    return Body;
  }

  async remove(key: string): Promise<void> {
    const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
    const client = await this.connect();
    await client.send(new DeleteObjectCommand({ Bucket: this.options.bucket, Key: checkKey(key) }));
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
    const input = { Bucket: this.options.bucket, Prefix: `${checkKey(folder)}/` };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: await this.connect() }, input)) {
      for (const { Key: key, LastModified: writtenAt } of Contents) if (key && writtenAt) yield { key, writtenAt };
    }
  }

  /** A bucket does it by itself, by a rule of its life cycle. */
  async removePartial(): Promise<void> {}

  private connect(): Promise<S3Client> {
    this.client ??= this.open();
    return this.client;
  }

  /** The library is large: only who uses it waits for it. */
  private async open(): Promise<S3Client> {
    const { S3Client } = await import('@aws-sdk/client-s3');
    const { region, endpoint, accessKey, secretKey } = this.options;
    return new S3Client({
      region,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      ...(accessKey && secretKey ? { credentials: { accessKeyId: accessKey, secretAccessKey: secretKey } } : {}),
      // Others than Amazon don't know the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }
}
