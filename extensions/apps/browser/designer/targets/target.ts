import type { ViewKind } from '../../../../data/common/views/viewKinds';
import type { TabKind } from '../../../common/tabData';

/** Something that a tab can show. */
export interface Target {
  readonly kind: TabKind;
  /** The id of an object, a view or a dashboard. */
  readonly target: string | undefined;
  readonly targetLabel: string;
  readonly name: string;
  readonly label: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly viewKind: ViewKind | null;
}
