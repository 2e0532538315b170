import { useService } from 'lathe/ui';
import { useEffect, useMemo, useState } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { LookupNames } from './lookupNames';
import { lookupValue } from './lookupValue';
import { useValueFormat } from './useValueFormat';
import { valueKind } from './valueKind';

/** Values as texts; of lookups that have only an id the name is asked for. */
export function useValueTexts(field: FieldDescription, values: readonly unknown[]): readonly string[] {
  const format = useValueFormat();
  const names = useService(LookupNames);
  const [, setKnown] = useState(0);
  const target = valueKind(field) === 'lookup' ? field.target : undefined;
  const ids = values.map((value) => lookupValue(value)).flatMap((one) => (one && !one.name ? [one.id] : []));
  const unknown = target === undefined ? '' : ids.filter((id) => !names.of(target, id)).join(',');
  useEffect(() => {
    if (target === undefined || unknown === '') return undefined;
    let current = true;
    void names.load(target, unknown.split(',')).then(() => current && setKnown((before) => before + 1));
    return () => {
      current = false;
    };
  }, [names, target, unknown]);
  return useMemo(
    () =>
      values.map((value) => {
        const lookup = target === undefined ? undefined : lookupValue(value);
        const name = lookup && !lookup.name ? names.of(target ?? '', lookup.id) : undefined;
        return name ?? format.text(field, value);
      }),
    [values, field, format, names, target],
  );
}
