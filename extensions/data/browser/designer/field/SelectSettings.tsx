import { Commands } from 'lathe';
import { Button, FormField, type FormModel, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Choice, FieldData } from '../../../common/objects/fieldData';
import { PicklistData } from '../../../common/objects/picklistData';
import { namedOption } from '../namedOption';
import { ChoicesEditor } from '../parts/ChoicesEditor';
import type { FieldValues } from './fieldValues';
import { useRecords } from './useRecords';

interface SelectSettingsProps {
  readonly form: FormModel<FieldValues>;
  readonly type: FieldData['type'];
}

/** From where the choices come, which they are, and which one is chosen at first. */
export const SelectSettings = observer(function SelectSettings({ form, type }: SelectSettingsProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const picklists = useRecords('Picklist');
  const { source, picklist, choices } = form.values;
  const chosen = picklists.find(({ id }) => id === picklist);
  const offered = source === 'own' ? choices : chosen ? PicklistData.parse(chosen.data).values : [];
  return (
    <>
      <FormField
        form={form}
        name="source"
        kind="select"
        label={t('field.choices')}
        hint={t('field.choicesHint')}
        options={['own', 'picklist'].map((value) => ({ value, label: t(`field.choices.${value}`) }))}
      />
      {source === 'own' ? (
        <OwnChoices form={form} />
      ) : (
        <>
          <FormField
            form={form}
            name="picklist"
            kind="select"
            label={t('type.Picklist')}
            required
            placeholder={t('field.pickPicklist')}
            options={picklists.map(namedOption)}
          />
          <Button secondary icon="list-selection" onClick={() => report(commands.execute('data.showPicklists'))}>
            {t('field.openPicklists')}
          </Button>
        </>
      )}
      <Default form={form} type={type} offered={offered} />
    </>
  );
});

const OwnChoices = observer(function OwnChoices({ form }: { readonly form: FormModel<FieldValues> }): ReactNode {
  const t = useTexts();
  const error = form.errorOf('choices');
  const modifiers = [form.isChanged('choices') && 'form-field--changed', error && 'form-field--invalid'];
  return (
    <div className={['form-field', ...modifiers].filter(Boolean).join(' ')} data-field="choices">
      <ChoicesEditor
        label={t('field.choices')}
        choices={form.values.choices}
        onChange={(choices) => form.set('choices', choices, t('field.choices'))}
      />
      {error && (
        <div className="form-field__error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
});

interface DefaultProps extends SelectSettingsProps {
  readonly offered: readonly Choice[];
}

const Default = observer(function Default({ form, type, offered }: DefaultProps): ReactNode {
  const t = useTexts();
  const options = offered
    .filter(({ value, active }) => value !== '' && active !== false)
    .map(({ value, label }) => ({ value, label: label ?? value }));
  if (type === 'multiselect')
    return (
      <FormField form={form} name="defaultChoices" kind="multi-select" label={t('field.default')} options={options} />
    );
  return (
    <FormField
      form={form}
      name="defaultText"
      kind="select"
      label={t('field.default')}
      options={[{ value: '', label: t('field.noDefault') }, ...options]}
    />
  );
});
