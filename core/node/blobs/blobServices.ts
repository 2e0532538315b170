import type { Newable } from 'inversify';
import { BlobLinks } from './blobLinks';
import { Blobs } from './blobs';
import { BlobSender } from './blobSender';
import { BlobSweep } from './blobSweep';

export const blobServices: readonly Newable<object>[] = [BlobLinks, Blobs, BlobSender, BlobSweep];
