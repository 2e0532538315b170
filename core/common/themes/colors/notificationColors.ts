import { type ColorDefaults, darken, lighten } from '../colorDefault';

/** Notifications: the messages and their centre. */
export const notificationColors: ColorDefaults = {
  'notifications.background': 'editorWidget.background',
  'notifications.foreground': 'editorWidget.foreground',
  'notifications.border': 'notificationCenterHeader.background',
  'notificationLink.foreground': 'textLink.foreground',
  'notificationToast.border': ['widget.border', 'widget.border', 'contrastBorder', 'contrastBorder'],
  'notificationCenter.border': ['widget.border', 'widget.border', 'contrastBorder', 'contrastBorder'],
  'notificationCenterHeader.foreground': 'notifications.foreground',
  'notificationCenterHeader.background': [
    lighten('notifications.background', 0.3),
    darken('notifications.background', 0.05),
    'notifications.background',
    'notifications.background',
  ],
  'notificationsErrorIcon.foreground': 'editorError.foreground',
  'notificationsWarningIcon.foreground': 'editorWarning.foreground',
  'notificationsInfoIcon.foreground': 'editorInfo.foreground',
};
