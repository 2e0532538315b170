import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { sealedText } from '../sealedText';
import { inputProps, type ValueEditorProps } from './editorProps';

/** What is encrypted is never in the field: it is written anew, or left as it is. */
export const SecretEditor = observer(function SecretEditor(props: ValueEditorProps): ReactNode {
  const { value, onChange, field, firstText } = props;
  const t = useTexts();
  const [first, setFirst] = useState(firstText);
  const isSealed = value === sealedText;
  return (
    <input
      {...inputProps({ ...props, placeholder: isSealed ? t('value.sealed') : props.placeholder })}
      type="password"
      autoComplete="new-password"
      maxLength={field.length}
      value={first ?? (isSealed || typeof value !== 'string' ? '' : value)}
      onChange={({ target }) => {
        setFirst(undefined);
        onChange(target.value);
      }}
    />
  );
});
