import { Commands, type Tab } from 'lathe';
import { ActionButton, Button, FormPage, Icon, report, useNarrow, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import type { LayoutView } from '../../common/layoutCalls';
import type { RecordForm } from './recordForm';
import { RecordSections } from './RecordSections';
import { RelatedLists } from './RelatedLists';
import { nameOf, useRecordForm } from './useRecordForm';
import './record.css';

interface RecordPageProps {
  readonly tab: Tab;
  /** Of the row, or of a new one. */
  readonly id: string;
  readonly object: ObjectDescription;
  readonly layout: LayoutView;
}

/** A row in a form: its fields, and the rows of other objects that lead to it. */
export const RecordPage = observer(function RecordPage({ tab, id, object, layout }: RecordPageProps): ReactNode {
  const t = useTexts();
  const record = useRecordForm(tab, id, object);
  const { form, stored } = record;
  return (
    <div className="record">
      <FormPage
        tab={tab}
        form={form}
        icon="table"
        title={stored ? nameOf(stored, object) : t('grid.new', { label: object.label })}
        subtitle={stored && object.label}
        readOnly={!record.mayWrite}
        actions={<RecordActions record={record} />}
      >
        {() => (
          <>
            {record.outdated && <Outdated record={record} />}
            <RecordSections record={record} layout={layout} />
            {stored && <RelatedLists object={object} row={stored} />}
          </>
        )}
      </FormPage>
    </div>
  );
});

const RecordActions = observer(function RecordActions({ record }: { readonly record: RecordForm }): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const run = (command: string) => () => report(commands.execute(command));
  const narrow = useNarrow();
  const { mayDelete } = record;
  if (record.isNew || !record.stored) return null;
  return (
    <>
      <ActionButton
        icon="arrow-up"
        label={t('command.previousRecord')}
        keybinding="Alt+PageUp"
        onClick={run('data.previousRecord')}
      />
      <ActionButton
        icon="arrow-down"
        label={t('command.nextRecord')}
        keybinding="Alt+PageDown"
        onClick={run('data.nextRecord')}
      />
      <ActionButton icon="link" label={t('command.copyRecordLink')} onClick={run('data.copyRecordLink')} />
      {mayDelete && narrow && <ActionButton icon="trash" label={t('grid.delete')} onClick={run('data.deleteRecord')} />}
      {mayDelete && !narrow && (
        <Button secondary icon="trash" onClick={run('data.deleteRecord')}>
          {t('grid.delete')}
        </Button>
      )}
    </>
  );
});

/** Above the fields while others have changed what the user is changing: nothing of his is lost. */
const Outdated = observer(function Outdated({ record: { form } }: { readonly record: RecordForm }): ReactNode {
  const t = useTexts();
  return (
    <div className="record__notice" role="status">
      <Icon name="info" />
      <span>{t('record.outdated')}</span>
      <Button secondary onClick={() => form.reset()}>
        {t('record.giveUp')}
      </Button>
    </div>
  );
});
