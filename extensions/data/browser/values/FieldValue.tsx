/** Shows a value of any field: links where it leads somewhere, else its text: `<FieldValue field={field} value={value} />`. */
import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { choiceLabel } from './valueFormat';
import { linkOf } from './linkOf';
import { LookupLink } from './LookupLink';
import { lookupValue } from './lookupValue';
import { useValueFormat } from './useValueFormat';
import { valueKind } from './valueKind';
import './values.css';

interface FieldValueProps {
  readonly field: FieldDescription;
  readonly value: unknown;
}

export const FieldValue = observer(function FieldValue({ field, value }: FieldValueProps): ReactNode {
  const t = useTexts();
  const format = useValueFormat();
  const kind = valueKind(field);
  if (kind === 'checkbox') {
    const label = t(value === true ? 'value.yes' : 'value.no');
    return <Icon name={value === true ? 'check' : 'dash'} label={label} />;
  }
  const text = format.text(field, value);
  if (text === '') return null;
  const lookup = kind === 'lookup' ? lookupValue(value) : undefined;
  if (lookup) return <LookupLink object={field.target} value={lookup} text={text} />;
  if (kind === 'choices' && Array.isArray(value))
    return (
      <span className="value-tags">
        {value.map((one) => (
          <span key={String(one)} className="value-tag">
            {choiceLabel(field, one)}
          </span>
        ))}
      </span>
    );
  const link = linkOf(field, value);
  if (!link) return <span className="value-text">{text}</span>;
  return (
    <a className="value-link" href={link.href} {...(link.elsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {text}
    </a>
  );
});
