import type { Translate } from 'lathe';
import type { FieldDescription } from '../../../common/describeCalls';
import type { Grouping, Measure, Tile } from '../../../common/dashboards/dashboardData';
import { spanOfKey } from '../../../common/dashboards/periods';
import type { ValueFormat } from '../../values/valueFormat';
import type { TileResult } from './tileResult';

/** The words of a tile: its groups, its measures and their numbers, in the reader's language. */
export class TileWords {
  private readonly compact: Intl.NumberFormat;

  constructor(
    private readonly t: Translate,
    private readonly format: ValueFormat,
    private readonly locale: string,
    private readonly fields: TileResult['fields'],
  ) {
    this.compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  }

  fieldLabel(path: string): string {
    return this.fields.get(path)?.label ?? path;
  }

  group({ field, by }: Grouping, value: unknown): string {
    if (value === null || value === undefined || value === '') return this.t('tile.blank');
    if (by !== undefined) return this.date(by, String(value));
    const known = this.fields.get(field);
    return known ? this.format.text(known, value) : String(value);
  }

  grouping({ field, by }: Grouping): string {
    const label = this.fieldLabel(field);
    return by === undefined ? label : this.t('tile.groupedBy', { field: label, part: this.t(`datePart.${by}`) });
  }

  measure({ label, function: name, field }: Measure): string {
    if (label) return label;
    if (field === undefined) return this.t('measure.rows');
    return this.t(`measure.${name}Of`, { field: this.fieldLabel(field) });
  }

  value({ function: name, field }: Measure, value: unknown): string {
    if (value === null || value === undefined) return '–';
    const known = field === undefined ? undefined : this.fields.get(field);
    if (name === 'count' || !known) return this.format.text(plainNumber(0), value);
    if (name !== 'avg') return this.format.text(known, value);
    return this.format.text(plainNumber(known.scale ?? 2, known.type), Number(Number(value).toFixed(known.scale ?? 2)));
  }

  axis(value: number): string {
    return this.compact.format(value);
  }

  /** What a screen reader says in place of the picture. */
  describe({ kind, title, group, measures = [] }: Tile, groups: number): string {
    const what = measures.map((measure) => this.measure(measure)).join(', ');
    const by = group ? this.grouping(group) : '';
    return this.t('tile.description', { kind: this.t(`tileKind.${kind}`), title, what, by, count: groups });
  }

  private date(by: NonNullable<Grouping['by']>, key: string): string {
    const span = spanOfKey(by, key);
    if (!span || by === 'year' || by === 'week') return key;
    const start = new Date(`${span.first}T00:00:00Z`);
    if (by === 'quarter') return this.t('tile.quarter', { year: key.slice(0, 4), quarter: key.slice(-1) });
    const shape = by === 'month' ? ({ year: 'numeric', month: 'short' } as const) : ({ dateStyle: 'medium' } as const);
    return new Intl.DateTimeFormat(this.locale, { ...shape, timeZone: 'UTC' }).format(start);
  }
}

function plainNumber(scale: number, type: FieldDescription['type'] = 'number'): FieldDescription {
  const flags = { system: false, editable: false, required: false, unique: false };
  return { id: '', name: '', label: '', type: type === 'percent' ? type : 'number', scale, ...flags };
}
