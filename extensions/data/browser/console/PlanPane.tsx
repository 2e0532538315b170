import { Clipboard, Notifications, Texts } from 'lathe';
import { ActionButton, Button, report, Table, type TableColumn, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import type { IndexAdvice, PlanStep, QueryPlan } from '../../common/planCalls';
import { DataClient } from '../dataClient';
import type { QueryConsole } from './queryConsole';
import { indexNameFor } from './indexNameFor';
import { type PlanLine, planLines } from './planLines';

/** How the database answers, which index it lacks, and the statement itself. */
export const PlanPane = observer(function PlanPane({
  console,
  plan,
}: {
  readonly console: QueryConsole;
  readonly plan: QueryPlan;
}): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const clipboard = useService(Clipboard);
  return (
    <div className="query-plan">
      {plan.advice.map((advice) => (
        <Advice key={advice.object + advice.fields.join()} advice={advice} console={console} />
      ))}
      <p className="query-plan__times">
        {t('console.plan.planned', { time: duration(plan.planningTime, locale) })}{' '}
        {plan.executionTime === undefined
          ? t('console.plan.estimated')
          : t('console.plan.took', { time: duration(plan.executionTime, locale) })}
        {plan.advice.length === 0 && ` ${t('console.plan.noAdvice')}`}
      </p>
      <div className="query-plan__steps">
        <PlanTable plan={plan.plan} />
      </div>
      <details className="query-plan__sql">
        <summary>{t('console.plan.statement')}</summary>
        <ActionButton
          icon="copy"
          label={t('console.plan.copy')}
          onClick={() => report(clipboard.writeText(plan.sql))}
        />
        <pre tabIndex={0}>{plan.sql}</pre>
        <ol aria-label={t('console.plan.values')}>
          {plan.parameters.map((value, index) => (
            <li key={index}>{JSON.stringify(value)}</li>
          ))}
        </ol>
      </details>
    </div>
  );
});

const amount = { width: '90px', align: 'end' } as const;

function duration(milliseconds: number, locale: string): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat(locale, digits).format(milliseconds);
}

const Advice = observer(function Advice({
  advice,
  console,
}: {
  readonly advice: IndexAdvice;
  readonly console: QueryConsole;
}): ReactNode {
  const t = useTexts();
  const client = useService(DataClient);
  const notifications = useService(Notifications);
  const [making, setMaking] = useState(false);
  const { object, fields, reason, read, wanted } = advice;
  const { locale } = useService(Texts);
  const numbers = new Intl.NumberFormat(locale);
  const counted = { read: numbers.format(read), wanted: numbers.format(wanted) };
  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      const { indexes } = await client.calls;
      await indexes.create({ params: { object }, body: { name: indexNameFor(fields), fields: [...fields] } });
      notifications.info(t('console.plan.made', { object, fields: fields.join(', ') }));
      await console.explain(console.plan?.executionTime !== undefined);
    } finally {
      setMaking(false);
    }
  };
  return (
    <div className="query-plan__advice" role="note">
      <span className="codicon codicon-lightbulb" aria-hidden />
      <span>{t(`console.plan.advice.${reason}`, { object, fields: fields.join(', '), ...counted })}</span>
      <Button disabled={making} onClick={() => report(make())}>
        {t('console.plan.create')}
      </Button>
    </div>
  );
});

const PlanTable = observer(function PlanTable({ plan }: { readonly plan: PlanStep }): ReactNode {
  const t = useTexts();
  const lines = useMemo(() => planLines(plan), [plan]);
  const { locale } = useService(Texts);
  const number = (value: number | undefined): string =>
    value === undefined ? '' : new Intl.NumberFormat(locale).format(value);
  const columns: readonly TableColumn<PlanLine>[] = [
    {
      id: 'kind',
      title: t('console.plan.step'),
      width: 'minmax(220px, 3fr)',
      render: ({ step, depth }) => (
        <span style={{ paddingInlineStart: depth * 14 }}>
          {step.kind} {step.object && <span className="query-plan__object">{step.object}</span>}
        </span>
      ),
    },
    { id: 'rows', title: t('console.plan.rows'), ...amount, render: ({ step }) => number(step.rows) },
    { id: 'actual', title: t('console.plan.actual'), ...amount, render: ({ step }) => number(step.actualRows) },
    { id: 'removed', title: t('console.plan.removed'), ...amount, render: ({ step }) => number(step.removed) },
    { id: 'cost', title: t('console.plan.cost'), ...amount, render: ({ step }) => number(step.cost) },
    {
      id: 'time',
      title: t('console.plan.time'),
      ...amount,
      render: ({ step }) => (step.time === undefined ? '' : `${duration(step.time, locale)} ms`),
    },
    {
      id: 'detail',
      title: t('console.plan.detail'),
      width: 'minmax(160px, 4fr)',
      render: ({ step }) => [step.index, step.detail].filter(Boolean).join(' · '),
      hover: ({ step }) => [step.index, step.detail].filter(Boolean).join('\n'),
    },
  ];
  return <Table label={t('console.pane.plan')} columns={columns} rows={lines} getId={({ id }) => id} rowHeight={22} />;
});
