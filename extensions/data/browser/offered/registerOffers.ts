import type { ExtensionContext } from 'lathe';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';
import { conditionPart, fieldsPart, fieldValuesPart, orderPart } from '../../common/queryParts';

const failed = (_props: object, _error: unknown, retry: () => void) => createElement(LoadFailed, { name: '', retry });

/** What other extensions build queries with; its code comes when it is first drawn. */
export function registerOffers({ offer }: ExtensionContext): void {
  offer(
    conditionPart,
    lazyPart(() => import('./ConditionOffer').then((module) => module.ConditionOffer), { failed }),
  );
  offer(
    orderPart,
    lazyPart(() => import('../saved/OrderFields').then((module) => module.OrderFields), { failed }),
  );
  offer(
    fieldsPart,
    lazyPart(() => import('../saved/PathList').then((module) => module.PathList), { failed }),
  );
  offer(
    fieldValuesPart,
    lazyPart(() => import('./FieldValues').then((module) => module.FieldValues), { failed }),
  );
}
