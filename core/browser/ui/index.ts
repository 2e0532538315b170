/** The components that extensions draw with: import them from 'lathe/ui'. */
export { ActionButton, type ActionButtonProps } from './button/ActionButton';
export { Badge, type BadgeProps } from './icon/Badge';
export { Button, type ButtonProps } from './button/Button';
export { ContextMenuHost } from './menu/ContextMenuHost';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState';
export { ErrorBoundary, type ErrorBoundaryProps } from './feedback/ErrorBoundary';
export { Icon, type IconProps } from './icon/Icon';
export { List, type ListProps } from './list/List';
export { LoadPart, type LoadPartProps } from './feedback/LoadPart';
export { MenuToolbar, type MenuToolbarProps } from './toolbar/MenuToolbar';
export { ProgressBar, type ProgressBarProps } from './feedback/ProgressBar';
export { SearchField, type SearchFieldProps } from './field/SearchField';
export { ServiceScope, useService } from './services';
export { TextField, type TextFieldProps } from './field/TextField';
export { Toolbar, type ToolbarProps } from './toolbar/Toolbar';
export { useTexts } from './useTexts';
