import { isQualifiedName } from 'lathe/common';
import type { ActivateServer } from 'lathe/node';
import { applicationBelongings } from '../../apps/common/belongings';
import { creationSteps } from '../../apps/common/creation';
import { readableTypes } from '../../data/common/readableTypes';
import { PageActionData, WebSiteData } from '../common/siteData';
import chinese from '../locales/zh-CN.json';
import english from '../locales/en.json';
import { siteOfApplication, siteStep } from './siteStep';

const description = { name: 'description', label: 'Description', type: 'text' } as const;
const siteID = { name: 'siteID', label: 'Site ID', type: 'text' } as const;

export const activate: ActivateServer = ({ texts, metadata, contribute }) => {
  texts({ en: english, 'zh-CN': chinese });
  metadata.register({
    ...{ name: 'WebSite', prefix: '00ws', label: 'type.WebSite', schema: WebSiteData },
    isName: isQualifiedName,
    children: ['PageAction'],
  });
  metadata.register({ name: 'PageAction', prefix: '00pa', label: 'type.PageAction', schema: PageActionData });
  contribute(readableTypes, { name: 'WebSite', label: 'Website', fields: [description, siteID] });
  contribute(readableTypes, { name: 'PageAction', label: 'Page Action', fields: [description] });
  contribute(creationSteps, siteStep);
  contribute(applicationBelongings, siteOfApplication);
};
