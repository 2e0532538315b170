import { isQualifiedName, permissions } from 'lathe/common';
import type { ActivateServer } from 'lathe/node';
import { applicationBelongings } from '../../apps/common/belongings';
import { creationSteps } from '../../apps/common/creation';
import { InstalledPackageData, PackageData, PkgContentData } from '../common/packageData';
import { isPackageName } from '../common/packageName';
import chinese from '../locales/zh-CN.json';
import english from '../locales/en.json';
import { contentStep, packageOfApplication, packageStep } from './packageSteps';

export const activate: ActivateServer = ({ texts, metadata, contribute }) => {
  texts({ en: english, 'zh-CN': chinese });
  metadata.register({
    ...{ name: 'Package', prefix: '00pk', label: 'type.Package', schema: PackageData },
    isName: isPackageName,
    children: ['PkgContent'],
  });
  metadata.register({
    ...{ name: 'PkgContent', prefix: '00pc', label: 'type.PkgContent', schema: PkgContentData },
    isName: isQualifiedName,
    scope: ({ type }) => type,
    references: { componentID: { weak: true } },
  });
  metadata.register({
    ...{ name: 'InstalledPackage', prefix: '00pi', label: 'type.InstalledPackage', schema: InstalledPackageData },
    isName: isPackageName,
    permission: permissions.managePackages,
  });
  for (const step of [packageStep, contentStep]) contribute(creationSteps, step);
  contribute(applicationBelongings, packageOfApplication);
};
