import { editJson, OpenTexts } from 'lathe';
import { isMetadataName, isQualifiedName, labelLength } from 'lathe/common';
import { TextField, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { readTitle } from './recordText';

/** Name and label of the record whose text is open: what is typed here is typed into the text. */
export const RecordFields = observer(function RecordFields({ uri }: { readonly uri: string }): ReactNode {
  const t = useTexts();
  const open = useService(OpenTexts).get(uri);
  const title = open && readTitle(open.text);
  const fixed = !title || open.readonly;
  const set = (field: 'name' | 'label', value: string): void => open?.edit(editJson(open.text, [field], value));
  const name = title?.name ?? '';
  const isName = !title || isMetadataName(name) || isQualifiedName(name);
  return (
    <div className="record-editor__fields">
      <TextField
        label={t('editor.label')}
        value={title?.label ?? ''}
        readOnly={fixed}
        maxLength={labelLength}
        onChange={(value) => set('label', value)}
      />
      <TextField
        label={t('editor.name')}
        value={name}
        readOnly={fixed}
        error={isName ? undefined : t('editor.badName')}
        onChange={(value) => set('name', value)}
      />
    </div>
  );
});
