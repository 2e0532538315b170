import { Commands } from 'lathe';
import { Button, Icon, report, useService, useTexts, WhoIsHere } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ServiceData } from '../../common/serviceData';
import type { SectionProps } from './sectionProps';

/** Which service it is, who else is in it, and saving it. */
export const ServiceHeader = observer(function ServiceHeader({ designer, service }: SectionProps): ReactNode {
  const t = useTexts();
  const commands = useService(Commands);
  const { form, readOnly } = designer;
  const still = !form.dirty || form.saving;
  const { type } = ServiceData.parse(service.data);
  return (
    <header className="form-page__header">
      <Icon name="server-process" />
      <h1 className="form-page__title">{service.label}</h1>
      <div className="form-page__subtitle">
        {service.name} · {t(`type.${type}`)}
        {!service.active && (
          <>
            {' '}
            · <Icon name="circle-slash" /> {t('state.inactive')}
          </>
        )}
      </div>
      <div className="form-page__actions">
        <WhoIsHere record={service.id} />
        <Button
          secondary
          icon="history"
          onClick={() => report(commands.execute('records.showHistory', 'Service', service.id))}
        >
          {t('editor.history')}
        </Button>
        <Button
          secondary
          icon="references"
          onClick={() => report(commands.execute('records.showUses', 'Service', service.id))}
        >
          {t('editor.uses')}
        </Button>
        <Button secondary disabled={still} onClick={() => form.reset()}>
          {t('editor.reset')}
        </Button>
        <Button disabled={still || readOnly} onClick={() => report(form.save())}>
          {t(form.saving ? 'editor.saving' : 'editor.save')}
        </Button>
      </div>
    </header>
  );
});
