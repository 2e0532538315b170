import { downloadFile } from 'lathe';
import { Button, Icon, ProgressBar, report, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import type { ObjectDescription } from '../../common/describeCalls';
import { type ImportModel, mappableFields } from './importModel';

/** A place to drop a file on, and a button for those who rather choose one. */
export const ChooseFile = observer(function ChooseFile({
  model,
  object,
}: {
  readonly model: ImportModel;
  readonly object: ObjectDescription;
}): ReactNode {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (file: File | null | undefined): void => {
    if (file) report(model.take(file));
  };
  const drag = (event: DragEvent, entered: boolean): void => {
    event.preventDefault();
    setOver(entered);
  };
  return (
    <div className="transfer__file">
      {model.busy && <ProgressBar label={t('transfer.uploading')} />}
      <div
        className={over ? 'transfer__drop transfer__drop--over' : 'transfer__drop'}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files.item(0));
        }}
      >
        <Icon name="cloud-upload" />
        <p>{t('transfer.drop')}</p>
        <Button disabled={model.busy} onClick={() => input.current?.click()}>
          {t('transfer.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('transfer.choose')}
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={(event) => {
            take(event.target.files?.item(0));
            event.target.value = '';
          }}
        />
      </div>
      <p>{t('transfer.fileHint')}</p>
      <Button secondary icon="cloud-download" onClick={() => saveTemplate(object)}>
        {t('transfer.template')}
      </Button>
    </div>
  );
});

/** A file with the titles alone, to be filled in. */
function saveTemplate(object: ObjectDescription): void {
  const titles = mappableFields(object, { operation: 'create' }).map(({ name }) => name);
  downloadFile(new Blob([`\uFEFF${titles.join(',')}\r\n`], { type: 'text/csv' }), `${object.name}.csv`);
}
