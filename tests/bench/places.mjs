import path from 'node:path';
import { root } from '../../workbench/build/sources.mjs';

/** Where benchmarks keep their builds, data and the reference. */
export const cacheFolder = path.join(root, '.cache/bench');
