import type { Exercise } from '../../common/exerciseCalls';

export interface LessonFilter {
  /** A category, "new", or "all". */
  readonly category: string;
  readonly level: string;
  readonly kind: string;
  readonly search: string;
}

export const everyLesson: LessonFilter = { category: 'all', level: 'all', kind: 'all', search: '' };

/** Those that meet all of it; `textOf` is what people read of a lesson. */
export function filterLessons<L extends Exercise>(
  all: readonly L[],
  { category, level, kind, search }: LessonFilter,
  textOf: (lesson: L) => string,
): readonly L[] {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (wanted: string, value: string): boolean => wanted === 'all' || wanted === value;
  return all
    .filter((lesson) => (category === 'new' ? lesson.isNew : fits(category, lesson.category)))
    .filter((lesson) => fits(level, lesson.level) && fits(kind, lesson.kind))
    .filter((lesson) => words.every((word) => textOf(lesson).toLowerCase().includes(word)));
}
