/** What a lesson is about, in the words of the filter. */
export const lessonCategories = ['practice', 'backends', 'standardPages', 'advancedPages'] as const;
export type LessonCategory = (typeof lessonCategories)[number];

export const lessonLevels = ['elementary', 'intermediate', 'advanced'] as const;
export type LessonLevel = (typeof lessonLevels)[number];

export const lessonKinds = ['noCode', 'lowCode'] as const;
export type LessonKind = (typeof lessonKinds)[number];

export interface Lesson {
  /** Of its files and of the keys of its texts. */
  readonly name: string;
  readonly category: LessonCategory;
  readonly level: LessonLevel;
  readonly kind: LessonKind;
  /** It came with the last release. */
  readonly isNew?: boolean;
}

/** In the order in which a newcomer takes them. */
export const lessons: readonly Lesson[] = [
  { name: 'firstSteps', category: 'practice', level: 'elementary', kind: 'noCode' },
  { name: 'shortcuts', category: 'practice', level: 'elementary', kind: 'noCode' },
  { name: 'themes', category: 'practice', level: 'elementary', kind: 'noCode' },
  { name: 'applications', category: 'practice', level: 'elementary', kind: 'noCode', isNew: true },
  { name: 'objects', category: 'backends', level: 'elementary', kind: 'noCode' },
  { name: 'import', category: 'practice', level: 'elementary', kind: 'noCode' },
  { name: 'views', category: 'standardPages', level: 'elementary', kind: 'noCode' },
  { name: 'layouts', category: 'standardPages', level: 'intermediate', kind: 'noCode' },
  { name: 'dashboards', category: 'standardPages', level: 'intermediate', kind: 'noCode' },
  { name: 'menus', category: 'standardPages', level: 'intermediate', kind: 'noCode', isNew: true },
  { name: 'rules', category: 'backends', level: 'intermediate', kind: 'lowCode' },
  { name: 'queries', category: 'backends', level: 'intermediate', kind: 'lowCode' },
  { name: 'services', category: 'backends', level: 'intermediate', kind: 'lowCode', isNew: true },
  { name: 'permissions', category: 'practice', level: 'intermediate', kind: 'noCode' },
  { name: 'notices', category: 'practice', level: 'elementary', kind: 'noCode' },
  { name: 'singleSignOn', category: 'practice', level: 'advanced', kind: 'noCode' },
  { name: 'extensions', category: 'practice', level: 'advanced', kind: 'lowCode' },
];

export function findLesson(name: string): Lesson | undefined {
  return lessons.find((lesson) => lesson.name === name);
}
