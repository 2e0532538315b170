import type { TabChange } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { logoAddress } from '../../../common/appLogo';
import { iconOfApp } from '../../AppLogo';
import { toApp } from './appValues';

/** What the tab of an application is called, and what it is known by. */
export function appTab(application: MetadataRecord): TabChange {
  const { id, label, data } = toApp(application);
  return { name: label, icon: iconOfApp({ logo: logoAddress(id, data.logo ?? ''), type: data.type }) };
}
