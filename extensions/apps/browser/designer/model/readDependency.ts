import { z } from 'zod';
import { type ApplicationProperties, Dependency } from '../../../common/applicationProperties';

interface Read {
  readonly dependency: readonly Dependency[];
  /** What cannot be read, as it was written. */
  readonly dependencyText: string;
}

/** The applications that one needs, whether they are kept as a list or as the text of one. */
export function readDependency(stored: ApplicationProperties['dependency']): Read {
  if (typeof stored !== 'string') return { dependency: stored ?? [], dependencyText: '' };
  if (stored === '') return { dependency: [], dependencyText: '' };
  try {
    const read = z.array(Dependency).safeParse(JSON.parse(stored));
    if (read.success) return { dependency: read.data, dependencyText: '' };
  } catch {
    // It is shown as it is, to be mended.
  }
  return { dependency: [], dependencyText: stored };
}
