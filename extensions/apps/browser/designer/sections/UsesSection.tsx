import { LiveEvents, MetadataClient, Routes, typeTitles } from 'lathe';
import { metadataTopic, type Use } from 'lathe/common';
import { Button, EmptyState, FormSection, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { SectionProps } from '../sectionProps';
import { placeWords } from './placeWords';
import './usesSection.css';

const most = 500;

interface Sides {
  readonly uses: readonly Use[];
  readonly references: readonly Use[];
  readonly titleOf: (type: string) => string;
}

/** What uses the application, and what it uses itself. */
export const UsesSection = observer(function UsesSection({ application }: SectionProps): ReactNode {
  const t = useTexts();
  const { sides, problem, load } = useUses(application.id);
  if (problem !== undefined)
    return (
      <EmptyState title={t('designer.uses.failed')} description={problem} icon="error">
        <Button onClick={load}>{t('designer.retry')}</Button>
      </EmptyState>
    );
  if (!sides) return <EmptyState title={t('designer.loading')} icon="loading" />;
  return (
    <div className="app-designer__form">
      <FormSection title={t('designer.uses.by')}>
        <UseList
          uses={sides.uses}
          titleOf={sides.titleOf}
          label={t('designer.uses.by')}
          none={t('designer.uses.none')}
        />
      </FormSection>
      <FormSection title={t('designer.uses.of')}>
        <UseList
          uses={sides.references}
          titleOf={sides.titleOf}
          label={t('designer.uses.of')}
          none={t('designer.uses.noReferences')}
        />
      </FormSection>
    </div>
  );
});

interface UseListProps extends Pick<Sides, 'uses' | 'titleOf'> {
  readonly label: string;
  readonly none: string;
}

function UseList({ uses, titleOf, label, none }: UseListProps): ReactNode {
  const t = useTexts();
  const routes = useService(Routes);
  if (uses.length === 0) return <p className="app-designer__muted">{none}</p>;
  return (
    <ul className="app-uses" aria-label={label}>
      {uses.map((use) => (
        <li key={`${use.id}${use.place}`}>
          <button type="button" className="app-uses__use" onClick={() => report(routes.open(routeOf(use)))}>
            <Icon name={use.type === 'Application' ? 'layers' : 'symbol-misc'} />
            <span>{use.label || use.name}</span>
            <span className="app-designer__muted">
              {[titleOf(use.type), placeWords(use.place, t)].filter(Boolean).join(' · ')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function routeOf({ type, id }: Use): string {
  return type === 'Application' ? `/projects/app/custom/${id}` : `/metadata/${encodeURIComponent(type)}/${id}`;
}

function useUses(id: string) {
  const client = useService(MetadataClient);
  const events = useService(LiveEvents);
  const [sides, setSides] = useState<Sides | undefined>(undefined);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      try {
        const { any } = await client.calls;
        const wanted = { params: { id }, query: { limit: most } };
        const [uses, references, titleOf] = await Promise.all([
          any.uses(wanted),
          any.references(wanted),
          typeTitles(any),
        ]);
        if (current) setSides({ uses: uses.rows, references: references.rows, titleOf });
      } catch (error) {
        if (current) setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    void load();
    return () => {
      current = false;
    };
  }, [client, id, asked]);
  const load = (): void => {
    setProblem(undefined);
    setAsked((count) => count + 1);
  };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setAsked((count) => count + 1), 500);
    };
    const hearing = events.listen(metadataTopic, {
      heard: ({ action }) => action !== 'locked' && action !== 'unlocked' && again(),
      missed: again,
    });
    return () => {
      clearTimeout(timer);
      hearing.dispose();
    };
  }, [events]);
  return { sides, problem, load };
}
