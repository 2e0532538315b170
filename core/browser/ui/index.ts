/** The components that extensions draw with: import them from 'lathe/ui'. */
export { ActionButton, type ActionButtonProps } from './button/ActionButton';
export { Badge, type BadgeProps } from './icon/Badge';
export { Button, type ButtonProps } from './button/Button';
export { Checkbox, type CheckboxProps } from './choice/Checkbox';
export { ContextMenuHost } from './menu/ContextMenuHost';
export { Form, type FormProps } from './form/Form';
export { FormField, type FormFieldProps } from './form/FormField';
export { FormModel, type FormOptions } from './form/formModel';
export { MergedForm, type MergedFormOptions } from './form/mergedForm';
export { type Conflicts, useConflicts } from './form/useConflicts';
export { LockBanner, type LockBannerProps } from './lock/LockBanner';
export { useEditLock } from './lock/useEditLock';
export { FormLocked, useFormLocked } from './form/formLocked';
export { FormPage, type FormPageProps } from './form/FormPage';
export { FormSection, type FormSectionProps } from './form/FormSection';
export { UnsentBanner, type UnsentBannerProps } from './form/UnsentBanner';
export { useFormTab } from './form/useFormTab';
export { HoverHost } from './hover/HoverHost';
export { KeybindingLabel } from './menu/KeybindingLabel';
export { MenuButton, type MenuButtonProps } from './menu/MenuButton';
export { Sash, type SashProps } from './split/Sash';
export { codeArea, type CodeAreaProps } from '../code/codeArea';
export type {
  CodeCompletion,
  CodeCompletions,
  CodeExplanation,
  CodeLanguage,
  CodeProblem,
  CodeSignature,
} from '../code/codeLanguage';
export { PickControl } from './form/controls/PickControl';
export { ComboBox, type ComboBoxProps } from './choice/ComboBox';
export { Select, type SelectOption, type SelectProps } from './choice/Select';
export { Switch, type SwitchProps } from './choice/Switch';
export { useContextMenu } from './menu/useContextMenu';
export { useNarrow } from './window/useNarrow';
export { ViewWelcome, type ViewWelcomeProps } from './welcome/ViewWelcome';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary';
export { FileEditor, type FileEditorProps } from './file/FileEditor';
export { Icon, type IconProps } from './icon/Icon';
export { pictureIcon } from './icon/ownPicture';
export { List, type ListProps } from './list/List';
export { nextIndex } from './list/nextIndex';
export { type Rows, useRows } from './list/useRows';
export { CommandButton } from './page/CommandButton';
export { type Fact, Facts } from './page/Facts';
export { ListFrame } from './page/ListFrame';
export { type ListPage, LiveList, type LoadPage, type PageWanted } from './page/liveList';
export { pageOf, sortRows } from './page/localList';
export { NotCurrent } from './page/NotCurrent';
export { ObjectList, type ObjectListProps, type ObjectListTexts } from './page/ObjectList';
export { newId, replaceTab } from './page/replaceTab';
export { report } from './page/report';
export { TablePage } from './page/TablePage';
export { useJob } from './page/useJob';
export { type ListQuery, queryOf, useListQuery } from './page/useListQuery';
export { useOpenAction } from './page/useOpenAction';
export { useStoredChange } from './page/useStoredChange';
export { LoadFailed, type LoadFailedProps } from './lazy/LoadFailed';
export { lazyPart, type LazyPartLook } from './lazy/lazyPart';
export { LoadPart, type LoadPartProps } from './feedback/LoadPart';
export { MenuToolbar, type MenuToolbarProps } from './toolbar/MenuToolbar';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar';
export { SearchField, type SearchFieldProps } from './field/SearchField';
export { isElement } from '../windows/element';
export { type PageSection, SectionedPage, type SectionedPageProps } from './sections/SectionedPage';
export { type SectionMark, sectionMark } from './sections/sectionMark';
export { ServiceScope, useService } from './services';
export { WhoIsHere, type WhoIsHereProps } from './presence/WhoIsHere';
export { SplitView, type SplitPart, type SplitViewProps } from './split/SplitView';
export { Table, type TableProps } from './table/Table';
export type { TableColumn, TableSort } from './table/tableColumn';
export { TextField, type TextFieldProps } from './field/TextField';
export { DateField, type DateFieldProps } from './field/date/DateField';
export { Toolbar, type ToolbarProps } from './toolbar/Toolbar';
export { useOffered } from './useOffered';
export { type Size, useSize } from './useSize';
export { useTexts } from './useTexts';
export { Tree } from './tree/Tree';
export { TreeModel } from './tree/treeModel';
export type { TreeNode } from './tree/treeNode';
export type { DropPlace, TreeProps, TreeRowLook } from './tree/treeProps';
export type { TreeSource } from './tree/treeSource';
export { useTreeModel } from './tree/useTreeModel';
export { IconText } from './icon/IconText';
export { LinkedText } from './LinkedText';
export { Markdown, type MarkdownProps } from './markdown/Markdown';
