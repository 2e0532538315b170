import { injectable } from 'lathe';
import { OpenByTab } from '../openByTab';

/** The views that are shown: how each is loaded anew. */
@injectable()
export class OpenViews extends OpenByTab<() => void> {}
