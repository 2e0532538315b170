import type { ServerContext, WantedRecord } from 'lathe/node';
import { Sweeps } from 'lathe/node';
import { centerCalls, cloneCalls, componentCalls, menuCalls } from '../common/appCalls';
import { accessCalls, activationCalls, applicationCalls, runCalls } from '../common/applicationCalls';
import { creationSteps } from '../common/creation';
import { designCalls } from '../common/designCalls';
import { entryTrees } from '../common/entryTrees';
import { exportCalls } from '../common/exportCalls';
import { problemCalls } from '../common/problemCalls';
import { Activation } from './access/activation';
import { AppAccess } from './access/appAccess';
import { ApplicationHandlers } from './applications/applicationHandlers';
import { LogoFiles } from './applications/logoFiles';
import { registerTypes } from './applications/registerTypes';
import { appsMigrations } from './appsMigrations';
import { AppRows } from './center/appRows';
import { CenterHandlers } from './center/centerHandlers';
import { RunHandlers } from './center/runHandlers';
import { ComponentMaking } from './components/componentMaking';
import { ComponentTreeReader } from './components/componentTreeReader';
import { TreeEditing } from './components/treeEditing';
import { TreeHandlers } from './components/treeHandlers';
import { treeMigrations } from './components/treeMigrations';
import { TreesForOthers } from './components/treesForOthers';
import { ApplicationCreation } from './creation/applicationCreation';
import { ApplicationQuota } from './creation/applicationQuota';
import { CloneHandlers } from './creation/cloneHandlers';
import { CreationJournal } from './creation/creationJournal';
import { CreationRollback } from './creation/creationRollback';
import { creationMigrations } from './creation/creationTables';
import { NewApplications } from './creation/newApplication';
import { applicationStep, copyStep, foldersStep, homeTabStep } from './creation/ownSteps';
import { DesignHandlers } from './design/designHandlers';
import { DesignWriting } from './design/designWriting';
import { ApplicationExport } from './export/applicationExport';
import { ProblemHandlers } from './problems/problemHandlers';
import { TabTargets } from './tabs/tabTargets';

const services = [
  ...[ApplicationQuota, CreationJournal, CreationRollback, ApplicationCreation, NewApplications, CloneHandlers],
  ...[
    AppRows,
    CenterHandlers,
    RunHandlers,
    ComponentTreeReader,
    ComponentMaking,
    TreeEditing,
    TreeHandlers,
    TreesForOthers,
    TabTargets,
  ],
  ...[LogoFiles, ApplicationHandlers, Activation, AppAccess, DesignWriting, DesignHandlers],
  ...[ApplicationExport, ProblemHandlers],
];

/** Applications with all that they have, and how they come to be. */
export function registerApps(context: ServerContext): void {
  const { bind, contribute, get, migrate, serve } = context;
  for (const service of services) bind(service);
  migrate([...appsMigrations, ...creationMigrations, ...treeMigrations]);
  registerTypes(context, (wanted: WantedRecord) => get(NewApplications).create(wanted));
  contribute(entryTrees, get(TreesForOthers));
  for (const step of [homeTabStep, applicationStep, foldersStep, copyStep]) contribute(creationSteps, step);
  const rollback = get(CreationRollback);
  get(Sweeps).add({ name: 'applications half made', everyMinutes: 1, run: () => rollback.recover() });
  serve(applicationCalls, get(ApplicationHandlers).all);
  serve(centerCalls, get(CenterHandlers).all);
  serve(runCalls, get(RunHandlers).all);
  serve(componentCalls, get(TreeHandlers).components);
  serve(menuCalls, get(TreeHandlers).menus);
  serve(cloneCalls, get(CloneHandlers).all);
  serve(activationCalls, get(Activation).all);
  serve(accessCalls, get(AppAccess).all);
  serve(designCalls, get(DesignHandlers).all);
  serve(exportCalls, get(ApplicationExport).all);
  serve(problemCalls, get(ProblemHandlers).all);
}
