import { EmptyState, FormField, type FormModel, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { rollupFunctions } from '../../../common/objects/fieldData';
import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { isNumeric } from '../../../common/objects/fieldTypes';
import { ObjectDescriptions } from '../../describe/objectDescriptions';
import type { FieldValues } from './fieldValues';
import { namedOption } from '../namedOption';

interface RollupSettingsProps {
  readonly form: FormModel<FieldValues>;
  readonly object: string;
}

/** A lookup that leads here, with the object that has it. */
interface Child {
  readonly object: ObjectDescription;
  readonly field: FieldDescription;
}

/** Which rows are summed up, how, and what of them. */
export const RollupSettings = observer(function RollupSettings({ form, object }: RollupSettingsProps): ReactNode {
  const t = useTexts();
  const children = useChildren(object);
  const { rollupBy, rollupFunction } = form.values;
  const child = children?.find(({ field }) => field.id === rollupBy);
  const summed = child?.object.fields.filter(canBe) ?? [];
  if (children?.length === 0) return <NoChildren error={form.errorOf('rollupBy')} />;
  return (
    <>
      <FormField
        form={form}
        name="rollupBy"
        kind="select"
        label={t('rollup.rows')}
        hint={t('rollup.rowsHint')}
        required
        placeholder={t('rollup.pickRows')}
        options={(children ?? []).map(({ object: of, field }) => ({
          value: field.id,
          label: `${of.plural} · ${field.label}`,
        }))}
      />
      <FormField
        form={form}
        name="rollupFunction"
        kind="select"
        label={t('rollup.function')}
        options={rollupFunctions.map((value) => ({ value, label: t(`rollup.${value}`) }))}
      />
      {rollupFunction !== 'count' && (
        <FormField
          form={form}
          name="rollupOf"
          kind="select"
          label={t('rollup.of')}
          required
          placeholder={t('rollup.pickField')}
          options={summed.map(namedOption)}
        />
      )}
    </>
  );
});

function NoChildren({ error }: { readonly error: string | undefined }): ReactNode {
  const t = useTexts();
  if (!error) return <EmptyState title={t('rollup.none')} description={t('rollup.noneHint')} icon="layers" />;
  return (
    <div className="form-field form-field--invalid" data-field="rollupBy">
      <EmptyState title={t('rollup.none')} icon="layers" />
      <div className="form-field__error" role="alert">
        {error}
      </div>
    </div>
  );
}

/** Own numbers: a field of the system has no id by which it could be named. */
function canBe({ id, type }: FieldDescription): boolean {
  return id.startsWith('000d') && isNumeric(type);
}

function useChildren(object: string): readonly Child[] | undefined {
  const descriptions = useService(ObjectDescriptions);
  const { version } = descriptions;
  const [children, setChildren] = useState<readonly Child[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { children: relations } = await descriptions.of(object);
      const all = relations.map(async ({ object: name, field: wanted }): Promise<Child[]> => {
        const described = await descriptions.of(name);
        const field = described.fields.find((each) => each.name === wanted);
        return field ? [{ object: described, field }] : [];
      });
      const found = (await Promise.all(all)).flat();
      if (current) setChildren(found);
    };
    report(load());
    return () => {
      current = false;
    };
  }, [descriptions, object, version]);
  return children;
}
