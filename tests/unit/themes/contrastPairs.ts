/** A text, and what lies behind it: the last of several translucent backgrounds is the uppermost. */
export interface ContrastPair {
  readonly text: string;
  readonly on: readonly string[];
}

const pair = (text: string, ...on: readonly string[]): ContrastPair => ({ text, on });
const each = (texts: readonly string[], ...on: readonly string[]): readonly ContrastPair[] =>
  texts.map((text) => pair(text, ...on));

const plain = [
  'foreground',
  'descriptionForeground',
  'errorForeground',
  'textLink.foreground',
  'textLink.activeForeground',
];
const grounds = ['editor.background', 'sideBar.background', 'panel.background', 'editorWidget.background'];
const severities = ['editorError.foreground', 'editorWarning.foreground', 'editorInfo.foreground'];
const decorations = [
  'list.highlightForeground',
  'list.errorForeground',
  'list.warningForeground',
  'list.invalidItemForeground',
  'list.deemphasizedForeground',
  'gitDecoration.addedResourceForeground',
  'gitDecoration.modifiedResourceForeground',
  'gitDecoration.deletedResourceForeground',
  'gitDecoration.renamedResourceForeground',
  'gitDecoration.untrackedResourceForeground',
  'gitDecoration.ignoredResourceForeground',
  'gitDecoration.conflictingResourceForeground',
  'gitDecoration.submoduleResourceForeground',
];
const ansi = ['Red', 'Green', 'Yellow', 'Blue', 'Magenta', 'Cyan', 'White'].flatMap((name) => [
  `terminal.ansi${name}`,
  `terminal.ansiBright${name}`,
]);

/** Every text that the workbench draws, on every ground that it is drawn on. */
export const textPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => each([...plain, ...severities], ground)),
  ...each(['sideBar.foreground', 'sideBarTitle.foreground', ...decorations], 'sideBar.background'),
  pair('sideBarSectionHeader.foreground', 'sideBar.background', 'sideBarSectionHeader.background'),
  ...['sideBar.background', 'editor.background', 'quickInput.background'].flatMap((ground) => [
    pair('list.activeSelectionForeground', ground, 'list.activeSelectionBackground'),
    pair('list.focusHighlightForeground', ground, 'list.activeSelectionBackground'),
    pair('list.inactiveSelectionForeground', ground, 'list.inactiveSelectionBackground'),
    pair('list.hoverForeground', ground, 'list.hoverBackground'),
    pair('descriptionForeground', ground, 'list.hoverBackground'),
    pair('descriptionForeground', ground, 'list.inactiveSelectionBackground'),
    pair('list.highlightForeground', ground, 'list.hoverBackground'),
  ]),
  pair('tab.activeForeground', 'tab.activeBackground'),
  pair('tab.inactiveForeground', 'tab.inactiveBackground'),
  pair('tab.hoverForeground', 'tab.inactiveBackground', 'tab.hoverBackground'),
  pair('tab.unfocusedActiveForeground', 'tab.unfocusedActiveBackground'),
  pair('tab.unfocusedInactiveForeground', 'tab.unfocusedInactiveBackground'),
  pair('tab.selectedForeground', 'tab.selectedBackground'),
  ...each(decorations, 'tab.inactiveBackground'),
  ...each(['breadcrumb.foreground', 'breadcrumb.focusForeground'], 'breadcrumb.background'),
  pair('activityBarBadge.foreground', 'activityBarBadge.background'),
  pair('badge.foreground', 'badge.background'),
  ...each(['panelTitle.activeForeground', 'panelTitle.inactiveForeground'], 'panel.background'),
  pair('statusBar.foreground', 'statusBar.background'),
  pair('statusBar.debuggingForeground', 'statusBar.debuggingBackground'),
  pair('statusBar.noFolderForeground', 'statusBar.noFolderBackground'),
  pair('statusBarItem.hoverForeground', 'statusBar.background', 'statusBarItem.hoverBackground'),
  pair('statusBarItem.errorForeground', 'statusBarItem.errorBackground'),
  pair('statusBarItem.errorHoverForeground', 'statusBarItem.errorHoverBackground'),
  pair('statusBarItem.warningForeground', 'statusBarItem.warningBackground'),
  pair('statusBarItem.warningHoverForeground', 'statusBarItem.warningHoverBackground'),
  pair('statusBarItem.remoteForeground', 'statusBarItem.remoteBackground'),
  pair('statusBarItem.remoteHoverForeground', 'statusBarItem.remoteHoverBackground'),
  pair('statusBarItem.prominentForeground', 'statusBar.background', 'statusBarItem.prominentBackground'),
  ...each(['titleBar.activeForeground', 'titleBar.inactiveForeground'], 'titleBar.activeBackground'),
  pair('commandCenter.foreground', 'titleBar.activeBackground', 'commandCenter.background'),
  pair('banner.foreground', 'banner.background'),
  ...each(['input.foreground', 'input.placeholderForeground'], 'input.background'),
  pair('inputOption.activeForeground', 'input.background', 'inputOption.activeBackground'),
  pair('inputValidation.errorForeground', 'inputValidation.errorBackground'),
  pair('inputValidation.warningForeground', 'inputValidation.warningBackground'),
  pair('inputValidation.infoForeground', 'inputValidation.infoBackground'),
  pair('dropdown.foreground', 'dropdown.background'),
  pair('dropdown.foreground', 'dropdown.listBackground'),
  pair('button.foreground', 'button.background'),
  pair('button.foreground', 'button.hoverBackground'),
  pair('button.secondaryForeground', 'button.secondaryBackground'),
  pair('button.secondaryForeground', 'button.secondaryHoverBackground'),
  pair('keybindingLabel.foreground', 'quickInput.background', 'keybindingLabel.background'),
  pair('keybindingLabel.foreground', 'list.activeSelectionBackground', 'keybindingLabel.background'),
  ...each(['quickInput.foreground', 'descriptionForeground', 'pickerGroup.foreground'], 'quickInput.background'),
  ...each(
    ['quickInputList.focusForeground', 'quickInputList.focusHighlightForeground'],
    'quickInputList.focusBackground',
  ),
  pair('foreground', 'quickInput.background', 'quickInputTitle.background'),
  pair('menu.foreground', 'menu.background'),
  pair('menu.selectionForeground', 'menu.selectionBackground'),
  ...each(['notifications.foreground', 'notificationLink.foreground', ...severities], 'notifications.background'),
  pair('notificationCenterHeader.foreground', 'notificationCenterHeader.background'),
  ...each(['settings.headerForeground', 'descriptionForeground'], 'editor.background'),
  pair('settings.headerForeground', 'editor.background', 'settings.rowHoverBackground'),
  pair('textPreformat.foreground', 'textPreformat.background'),
  pair('textPreformat.foreground', 'textCodeBlock.background'),
  pair('foreground', 'textBlockQuote.background'),
  pair('foreground', 'welcomePage.tileBackground'),
  pair('descriptionForeground', 'welcomePage.tileHoverBackground'),
  ...each(['editor.foreground', 'editorLineNumber.activeForeground', 'editorCodeLens.foreground'], 'editor.background'),
  pair('editor.foreground', 'editor.background', 'editor.lineHighlightBackground'),
  pair('editor.foreground', 'editor.background', 'editor.findMatchHighlightBackground'),
  pair('editor.foreground', 'editor.selectionBackground'),
  pair('editor.inlineValuesForeground', 'editor.background', 'editor.inlineValuesBackground'),
  pair('editorHoverWidget.foreground', 'editorHoverWidget.background'),
  pair('editorHoverWidget.foreground', 'editorHoverWidget.statusBarBackground'),
  ...each(
    ['editorSuggestWidget.foreground', 'editorSuggestWidget.highlightForeground'],
    'editorSuggestWidget.background',
  ),
  pair('editorSuggestWidget.selectedForeground', 'editorSuggestWidget.selectedBackground'),
  ...each(['peekViewTitleLabel.foreground', 'peekViewTitleDescription.foreground'], 'peekViewTitle.background'),
  ...each(['peekViewResult.fileForeground', 'peekViewResult.lineForeground'], 'peekViewResult.background'),
  ...each(['diffEditor.unchangedRegionForeground'], 'diffEditor.unchangedRegionBackground'),
  ...each(
    [
      'debugTokenExpression.name',
      'debugTokenExpression.value',
      'debugTokenExpression.string',
      'debugTokenExpression.number',
      'debugTokenExpression.boolean',
      'debugTokenExpression.error',
    ],
    'sideBar.background',
  ),
  ...each(['terminal.foreground', ...ansi], 'terminal.background'),
];

/** Icons, marks and line numbers: what carries meaning without being text to read. */
export const markPairs: readonly ContrastPair[] = [
  pair('editorLineNumber.foreground', 'editor.background'),
  pair('icon.foreground', 'sideBar.background'),
  ...each(
    ['activityBar.foreground', 'activityBar.inactiveForeground', 'activityBar.activeBorder'],
    'activityBar.background',
  ),
  ...grounds.map((ground) => pair('focusBorder', ground)),
  pair('focusBorder', 'list.inactiveSelectionBackground'),
  pair('tab.activeBorderTop', 'tab.activeBackground'),
  pair('tab.activeModifiedBorder', 'tab.activeBackground'),
  pair('checkbox.border', 'editor.background'),
  pair('settings.modifiedItemIndicator', 'editor.background'),
  pair('progressBar.background', 'editor.background'),
  ...each(
    ['testing.iconPassed', 'testing.iconFailed', 'testing.iconQueued', 'testing.iconUnset'],
    'sideBar.background',
  ),
  ...each(['debugIcon.breakpointForeground', 'debugIcon.breakpointDisabledForeground'], 'editor.background'),
  ...each(
    ['charts.red', 'charts.orange', 'charts.yellow', 'charts.green', 'charts.blue', 'charts.purple'],
    'editor.background',
  ),
  ...each(
    [
      'symbolIcon.classForeground',
      'symbolIcon.functionForeground',
      'symbolIcon.variableForeground',
      'symbolIcon.interfaceForeground',
    ],
    'sideBar.background',
  ),
  ...each(
    ['editorGutter.addedBackground', 'editorGutter.modifiedBackground', 'editorGutter.deletedBackground'],
    'editor.background',
  ),
];
