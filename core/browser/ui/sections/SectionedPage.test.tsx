import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { act, type ReactNode, useState } from 'react';
import { createTestContainer, draw } from '../../testing';
import { expectAccessible } from '../testing/expectAccessible';
import { SectionedPage } from './SectionedPage';
import { type SectionMark, sectionMark } from './sectionMark';

const words = { 'kit.section.wrong': 'Wrong here', 'kit.section.unsaved': 'Not saved' };
const sections = ['general', 'menus', 'uses'].map((id) => ({ id, icon: 'circle', label: `The ${id}` }));

function Page({ markOf }: { readonly markOf?: (id: string) => SectionMark | undefined }): ReactNode {
  const [current, setCurrent] = useState('general');
  return (
    <SectionedPage label="Parts" sections={sections} current={current} onShow={setCurrent} markOf={markOf}>
      {`This is ${current}.`}
    </SectionedPage>
  );
}

const open = (page: ReactNode) => draw(page, createTestContainer({ texts: ['workbench', words] }), 'test');
const shown = () => screen.getByRole('tabpanel');

describe('a page in sections', () => {
  it('shows the one that is chosen, by its name', async () => {
    open(<Page />);
    expect(shown().textContent).toBe('This is general.');
    await userEvent.click(screen.getByRole('tab', { name: 'The menus' }));
    expect(screen.getByRole('tabpanel', { name: 'The menus' }).textContent).toBe('This is menus.');
    await expectAccessible(document.body);
  });

  it('is one stop of the Tab key, in which the arrows, Home and End move', async () => {
    open(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'The menus' }));
    await userEvent.keyboard('{End}');
    expect(shown().textContent).toBe('This is uses.');
    await userEvent.keyboard('{Home}');
    expect(shown().textContent).toBe('This is general.');
  });

  it('marks what is wrong and what is not saved, as that comes and goes', () => {
    const marks = observable.map<string, SectionMark>([['menus', 'wrong']]);
    open(<Page markOf={(id) => marks.get(id)} />);
    const menus = within(screen.getByRole('tab', { name: /The menus/ }));
    menus.getByLabelText('Wrong here');
    act(() => runInAction(() => marks.set('menus', 'unsaved')));
    menus.getByLabelText('Not saved');
    act(() => runInAction(() => marks.clear()));
    expect(menus.queryByLabelText(/./)).toBeNull();
  });
});

describe('the mark of a section', () => {
  const form = (changed: readonly string[], wrong: readonly string[] = [], missing: readonly string[] = []) => ({
    isChanged: (name: string) => changed.includes(name),
    isMissing: (name: string) => missing.includes(name),
    errorOf: (name: string) => (wrong.includes(name) ? 'No.' : undefined),
  });

  it('tells of its own fields alone, of what is wrong first', () => {
    expect(sectionMark(form(['a']), ['b'])).toBeUndefined();
    expect(sectionMark(form(['a']), ['a', 'b'])).toBe('unsaved');
    expect(sectionMark(form(['a'], ['b']), ['a', 'b'])).toBe('wrong');
    expect(sectionMark(form(['a'], [], ['b']), ['a', 'b'])).toBe('wrong');
  });
});
