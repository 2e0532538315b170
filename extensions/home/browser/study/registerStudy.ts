import { type ExtensionContext, Tabs } from 'lathe';
import { HelpLinksEditor } from './HelpLinksEditor';
import { StudyCenter } from './StudyCenter';
import { StudyStore } from './studyStore';

const studyEditor = 'studyCenter';

/** The study center. */
export function registerStudy({ bind, commands, editors, get }: ExtensionContext): void {
  bind(StudyStore);
  editors.register(studyEditor, StudyCenter);
  editors.register('helpLinks', HelpLinksEditor);
  commands.register('home.showHelpLinks', () => get(Tabs).open({ type: 'helpLinks' }));
  commands.register('home.showStudyCenter', () => get(Tabs).open({ type: studyEditor }));
}
