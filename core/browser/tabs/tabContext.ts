import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { DisposableOwner } from '../../common/lifecycle';
import { ContextKeys } from '../contextKeys/contextKeys';
import { Layout } from '../layout/layout';
import { Tabs } from './tabs';

/** Tells when clauses about tabs, groups and parts. */
@injectable()
export class TabContext extends DisposableOwner {
  constructor(
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Layout) private readonly layout: Layout,
  ) {
    super();
    this.own({ dispose: autorun(() => this.tellOfTab()) });
    this.own({ dispose: autorun(() => this.tellOfGroups()) });
    this.own({ dispose: autorun(() => this.tellOfLayout()) });
  }

  private tellOfTab(): void {
    const tab = this.tabs.active;
    this.contextKeys.update({
      activeEditor: tab?.type,
      activeEditorId: tab?.id,
      activeEditorIsDirty: tab?.dirty === true,
      activeEditorIsPinned: tab?.pinned === true,
      activeEditorIsPreview: tab?.preview === true,
      activeEditorIsLocked: tab?.lockInfo?.locked === true,
      activeEditorIsLockedByOther: tab?.lockInfo?.locked === true && !tab.lockInfo.editable,
    });
  }

  private tellOfGroups(): void {
    const { groups, grid } = this.tabs;
    const active = groups.find((group) => group.id === grid.activeGroup.id);
    const index = active?.tabs.findIndex((tab) => tab === active.active) ?? -1;
    this.contextKeys.update({
      editorIsOpen: this.tabs.all.length > 0,
      groupEditorsCount: active?.tabs.length ?? 0,
      multipleEditorGroups: groups.length > 1,
      editorGroupCount: groups.length,
      activeEditorGroupIndex: (active?.index ?? 0) + 1,
      activeEditorGroupEmpty: (active?.tabs.length ?? 0) === 0,
      activeEditorGroupLast: active?.index === groups.length - 1,
      activeEditorIsFirstInGroup: index === 0,
      activeEditorIsLastInGroup: index >= 0 && index === (active?.tabs.length ?? 0) - 1,
      maximizedEditorGroup: grid.maximised !== undefined,
    });
  }

  private tellOfLayout(): void {
    const { layout } = this;
    this.contextKeys.update({
      sideBarVisible: layout.isVisible('sidebar'),
      panelVisible: layout.isVisible('panel'),
      auxiliaryBarVisible: layout.isVisible('right'),
      activityBarVisible: layout.isVisible('activitybar'),
      statusBarVisible: layout.isVisible('statusbar'),
      panelPosition: layout.panelPosition,
      panelMaximized: layout.panelMaximised,
      sideBarPosition: layout.sidebarPosition,
      inZenMode: layout.zen,
    });
  }
}
