import { Session } from 'lathe';
import { Button, ComboBox, ProgressBar, report, Select, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';
import { useObjectDescription } from '../describe/useObjectDescription';
import { nameForBuilders } from '../nameForBuilders';
import { ImportOptionFields } from './ImportOptionFields';
import { type ImportModel, isReportColumn, mappableFields } from './importModel';

interface MapProps {
  readonly model: ImportModel;
  readonly object: ObjectDescription;
}

/** Which column goes into which field, and how the rows are taken. */
export const MapColumns = observer(function MapColumns({ model, object }: MapProps): ReactNode {
  const t = useTexts();
  const [preview, setPreview] = useState(false);
  const { inspection, file, settings } = model;
  if (!inspection) return null;
  const given = new Set(model.columns.map(({ field }) => field));
  const missing = object.fields.filter(
    ({ required, editable, name, default: usual }) => required && editable && usual === undefined && !given.has(name),
  );
  const lacking = settings.operation === 'update' ? [] : missing;
  const ready = model.columns.length > 0 && !model.busy;
  return (
    <div className="transfer__mapping">
      {model.busy && <ProgressBar label={t('transfer.loading')} />}
      <div className="transfer__tools">
        <span className="transfer__name">{file?.name}</span>
        <Button secondary onClick={() => model.back('file')}>
          {t('transfer.otherFile')}
        </Button>
        <Button secondary disabled={!ready} onClick={() => report(model.start(true))}>
          {t('transfer.tryOut')}
        </Button>
        <Button disabled={!ready} onClick={() => report(model.start(false))}>
          {t('transfer.importNow')}
        </Button>
      </div>
      <div className="transfer__scroll">
        <ImportOptionFields model={model} object={object} />
        {lacking.length > 0 && (
          <p className="transfer__warning" role="note">
            {t('transfer.missing', { fields: lacking.map(({ label }) => label).join(', ') })}
          </p>
        )}
        <table className="transfer__columns">
          <caption className="visually-hidden">{t('transfer.columns')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('transfer.column')}</th>
              <th scope="col">{t('transfer.samples')}</th>
              <th scope="col">{t('transfer.field')}</th>
              <th scope="col">{t('transfer.foundBy')}</th>
            </tr>
          </thead>
          <tbody>
            {inspection.columns.map(({ title, samples }, index) =>
              isReportColumn(title) ? null : (
                <ColumnRow key={index} model={model} object={object} index={index} title={title} samples={samples} />
              ),
            )}
          </tbody>
        </table>
        <Button secondary icon={preview ? 'chevron-down' : 'chevron-right'} onClick={() => setPreview(!preview)}>
          {t('transfer.preview')}
        </Button>
        {preview && <Preview titles={inspection.columns.map(({ title }) => title)} rows={inspection.rows} />}
      </div>
    </div>
  );
});

interface ColumnProps extends MapProps {
  readonly index: number;
  readonly title: string;
  readonly samples: readonly string[];
}

const ColumnRow = observer(function ColumnRow({ model, object, index, title, samples }: ColumnProps): ReactNode {
  const t = useTexts();
  const session = useService(Session);
  const mapped = model.mapping[index];
  const fields = mappableFields(object, model.settings);
  const taken = new Set(model.columns.filter(({ column }) => column !== index).map(({ field }) => field));
  const option = ({ name, label }: FieldDescription) => ({
    ...{ value: name, label, description: nameForBuilders(session, name) },
  });
  const chosen = fields.find(({ name }) => name === mapped?.field);
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="transfer__samples">{samples.filter(Boolean).join(' · ')}</td>
      <td>
        <ComboBox
          label={t('transfer.fieldOf', { column: title })}
          value={chosen && option(chosen)}
          placeholder={t('transfer.leaveOut')}
          options={fields.filter(({ name }) => !taken.has(name)).map(option)}
          onChange={(to) => model.map(index, to && { field: to.value })}
        />
      </td>
      <td>
        {chosen?.target !== undefined && (
          <FoundBy model={model} index={index} field={chosen} title={title} target={chosen.target} />
        )}
      </td>
    </tr>
  );
});

interface FoundByProps {
  readonly model: ImportModel;
  readonly index: number;
  readonly title: string;
  readonly field: FieldDescription;
  readonly target: string;
}

/** What the cells of a lookup tell of its row. */
const FoundBy = observer(function FoundBy({ model, index, field, title, target }: FoundByProps): ReactNode {
  const t = useTexts();
  const { description } = useObjectDescription(target);
  const keys = (description?.fields ?? []).filter(({ type, unique }) => type === 'name' || (unique && isWritten(type)));
  const options = [{ value: 'id', label: 'ID' }, ...keys.map(({ name, label }) => ({ value: name, label }))];
  return (
    <Select
      label={t('transfer.foundByOf', { column: title })}
      hideLabel
      options={options}
      value={model.mapping[index]?.by ?? 'id'}
      onChange={(by) => model.map(index, { field: field.name, by })}
    />
  );
});

function isWritten(type: FieldDescription['type']): boolean {
  return ['text', 'email', 'phone', 'url', 'postalcode', 'autonumber', 'name'].includes(type);
}

function Preview({
  titles,
  rows,
}: {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  const t = useTexts();
  return (
    <div className="transfer__preview" tabIndex={0} role="region" aria-label={t('transfer.preview')}>
      <table>
        <thead>
          <tr>
            {titles.map((title, index) => (
              <th key={index} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {titles.map((_, index) => (
                <td key={index}>{row[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
