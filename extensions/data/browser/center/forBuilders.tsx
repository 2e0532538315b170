import { type EditorComponent, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { EmptyState, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';

/** A page on which objects are built: who may not, and has followed a link, is told so instead. */
export function forBuilders(Page: EditorComponent): EditorComponent {
  return observer(function ForBuilders(props) {
    const t = useTexts();
    if (useService(Session).permissions.has(permissions.developApplication)) return <Page {...props} />;
    return <EmptyState title={t('center.forbidden')} description={t('center.forbiddenHint')} icon="lock" />;
  });
}
