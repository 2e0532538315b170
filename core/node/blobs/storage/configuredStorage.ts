import path from 'node:path';
import type { Configuration } from '../../configuration/configuration';
import type { BlobStorage } from './blobStorage';
import { FolderStorage } from './folderStorage';
import { S3Storage } from './s3Storage';

/** A bucket when the operator names one, else a folder beside the other data. */
export function configuredStorage({ values, dataFolder }: Configuration): BlobStorage {
  const { s3Bucket: bucket, s3Region: region, s3Endpoint: endpoint, s3AccessKey: accessKey } = values;
  if (!bucket) return new FolderStorage(path.join(dataFolder, 'blobs'));
  return new S3Storage({ bucket, region, endpoint, accessKey, secretKey: values.s3SecretKey });
}
