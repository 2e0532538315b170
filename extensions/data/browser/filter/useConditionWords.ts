import { useService, useTexts } from 'lathe/ui';
import { useEffect, useState } from 'react';
import type { Condition } from '../../common/query/queryRequest';
import { ObjectDescriptions } from '../describe/objectDescriptions';
import { LookupNames } from '../values/lookupNames';
import { useValueFormat } from '../values/useValueFormat';
import { conditionWords } from './conditionWords';

const none: readonly string[] = [];

/** Each part of a condition in words, once the names in it are known. */
export function useConditionWords(object: string, condition: Condition | undefined): readonly string[] {
  const t = useTexts();
  const format = useValueFormat();
  const descriptions = useService(ObjectDescriptions);
  const names = useService(LookupNames);
  const { version } = descriptions;
  const [words, setWords] = useState(none);
  useEffect(() => {
    let current = true;
    const telling = { t, format, descriptions, names };
    const parts = condition?.conditions ?? [];
    Promise.all(parts.map((part) => conditionWords(object, part, telling))).then(
      (told) => current && setWords(told),
      () => current && setWords(none),
    );
    return () => {
      current = false;
    };
  }, [object, condition, t, format, descriptions, names, version]);
  return words;
}
