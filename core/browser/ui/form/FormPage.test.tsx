import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '../../../common/container';
import { FailedCall } from '../../api/failedCall';
import { Texts } from '../../i18n/texts';
import { EditLock } from '../../metadata/editLock';
import { TestMetadata } from '../../metadata/testMetadata';
import { QuickInput } from '../../quickInput/quickInput';
import { QuickPick } from '../../quickInput/quickPick';
import { coreServices } from '../../services';
import { Tabs } from '../../tabs/tabs';
import { UndoRedo } from '../../undo/undoRedo';
import { WorkingCopies } from '../../workingCopies/workingCopies';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { FormField } from './FormField';
import { FormModel, type FormOptions } from './formModel';
import { FormPage } from './FormPage';
import { FormSection } from './FormSection';

interface Person {
  readonly name: string;
  readonly age: number | undefined;
  readonly active: boolean;
  readonly roles: readonly string[];
  readonly profile: string;
  readonly note: string;
  readonly colour: string;
}
const anna: Person = { name: 'Anna', age: 7, active: true, roles: ['r1'], profile: '', note: '', colour: '#ff0000' };
const roles = [
  { value: 'r1', label: 'Reader' },
  { value: 'r2', label: 'Writer' },
];
const tab = {
  key: 'tab1',
  active: true,
  type: 'person',
  name: 'Anna',
  id: '1',
  tabNo: 1,
  route: '/people/1',
  preview: false,
  pinned: false,
  dirty: false,
  params: {},
};

async function drawPerson(
  save: (person: Person) => Promise<void> = async () => undefined,
  lock?: EditLock,
  options: Pick<FormOptions<Person>, 'resumes'> = {},
) {
  const container = createContainer(coreServices);
  container.get(Texts).add('workbench', 'en', { 'form.required': '{{name}} is required', 'form.save': 'Save' });
  const form = new FormModel<Person>({ load: async () => anna, save, ...options });
  const drawn = drawKit(
    <FormPage tab={tab} form={form} title="Anna" lock={lock} what="person">
      {() => (
        <FormSection title="General">
          <FormField form={form} name="name" label="Name" required hint="As in the passport" />
          <FormField form={form} name="age" kind="number" label="Age" />
          <FormField form={form} name="active" kind="checkbox" label="Active" />
          <FormField form={form} name="roles" kind="multi-select" label="Roles" options={roles} />
          <FormField form={form} name="note" kind="textarea" label="Note" />
          <FormField form={form} name="colour" kind="colour" label="Colour" />
          <FormField form={form} name="profile" kind="select" label="Profile" options={roles} />
        </FormSection>
      )}
    </FormPage>,
    container,
  );
  await screen.findByRole('heading', { name: 'Anna' });
  return { ...drawn, form, services: container };
}

describe('FormPage', () => {
  it('edits a record in its tab: dirty, undone and saved as every editor', async () => {
    const save = jest.fn(async () => undefined);
    const { form, services } = await drawPerson(save);
    const user = userEvent.setup();
    const copies = services.get(WorkingCopies);
    expect(copies.isDirty(tab.key)).toBe(false);
    await user.type(screen.getByLabelText('Name'), 'bel');
    await user.clear(screen.getByLabelText('Age'));
    await user.click(screen.getByLabelText('Active'));
    await user.click(screen.getByRole('button', { name: 'form.remove' }));
    expect(copies.isDirty(tab.key)).toBe(true);
    await act(() => services.get(UndoRedo).ofTab(tab.key)?.undo());
    expect(form.changes).toEqual({ name: 'Annabel', age: undefined, active: false });
    await act(() => copies.save(tab.key));
    expect(save).toHaveBeenCalledTimes(1);
    expect(copies.isDirty(tab.key)).toBe(false);
  });

  it('saves what had no answer when the network is back, and says so until then', async () => {
    const answers = [new FailedCall({ resCode: 'NETWORK', resMsg: 'gone' }, 0)];
    const save = jest.fn(async () => {
      const failure = answers.shift();
      if (failure) throw failure;
    });
    const { form, container } = await drawPerson(save, undefined, { resumes: true });
    act(() => form.set('name', 'Bea'));
    await act(() => form.save());
    expect(screen.getByRole('alert').textContent).toContain('form.unsent');
    await expectAccessible(container);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect([save.mock.calls.length, form.dirty]).toEqual([2, false]);
    act(() => window.dispatchEvent(new Event('online')));
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('leads to the first field that is wrong and ties what is wrong to it', async () => {
    const { container } = await drawPerson();
    const name = screen.getByLabelText('Name');
    fireEvent.change(name, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('alert').textContent).toBe('Name is required');
    expect(document.activeElement).toBe(name);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    const described = name.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As in the passport',
      'Name is required',
    ]);
    await expectAccessible(container);
  });

  it('brings into sight what is wrong with all of it', async () => {
    const shown: unknown[] = [];
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await drawPerson(() => Promise.reject(new FailedCall({ resCode: 'FULL', resMsg: 'There is no room.' }, 409)));
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Bea' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(shown).toEqual(['There is no room.']);
  });

  it('chooses several of many in the quick pick, and keeps what is no option any more', async () => {
    const { form, services } = await drawPerson();
    act(() => form.set('roles', ['r1', 'gone']));
    fireEvent.click(screen.getByRole('button', { name: 'form.choose' }));
    const quickInput = services.get(QuickInput);
    const open = await waitFor(() => {
      const { current } = quickInput;
      if (!(current instanceof QuickPick)) throw new Error('It is not open yet.');
      return current;
    });
    await waitFor(() => expect(open.rows).toHaveLength(2));
    expect([...open.selected].map(({ label }) => label)).toEqual(['Reader']);
    act(() => {
      open.rows.forEach((row) => open.toggle(row));
      open.accept();
    });
    await waitFor(() => expect(form.values.roles).toEqual(['gone', 'r2']));
  });

  it('changes nothing while somebody else holds the lock', async () => {
    const info = { locked: true, userId: 'bob', userName: 'bob', currentUserId: 'me', currentUserRole: '', lockAt: '' };
    const { stores } = new TestMetadata(() => ({ result: info }));
    let tell: (locked: boolean) => void = () => undefined;
    const lock = new EditLock(stores, '1', { state: 'ready', dirty: false, setLocked: (locked) => tell(locked) });
    const { form } = await drawPerson(undefined, lock);
    tell = (locked) => form.setLocked(locked);
    await screen.findByRole('status');
    tell(lock.foreign);
    for (const name of ['Name', 'Active', 'Note']) expect(screen.getByLabelText(name).matches(':disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    // Not even what listens to keys by itself.
    act(() => form.set('name', 'Eve'));
    expect(form.values.name).toBe('Anna');
    act(() => lock.dispose());
    act(() => form.set('name', 'Eve'));
    expect(form.values.name).toBe('Eve');
  });

  it('calls the tab of what is being made as the page is called', async () => {
    const container = createContainer(coreServices);
    const named = jest.spyOn(container.get(Tabs), 'update').mockReturnValue();
    const form = new FormModel<Person>({ load: async () => anna, save: async () => undefined });
    const page = (id: string, title: string) => (
      <FormPage tab={{ ...tab, id }} form={form} title={title}>
        {() => null}
      </FormPage>
    );
    const { rerender } = drawKit(page('new', 'New Person'), container);
    rerender(page('new', '新建人员'));
    rerender(page('1', 'Anna'));
    expect(named.mock.calls).toEqual([
      ['tab1', { name: 'New Person' }],
      ['tab1', { name: '新建人员' }],
    ]);
  });

  it('keeps its unsaved values for the next time, and lets go of its tab', async () => {
    const { form, unmount, services } = await drawPerson();
    const copies = services.get(WorkingCopies);
    act(() => form.set('name', 'Bea'));
    const backup = copies.ofTab(tab.key)?.backup();
    unmount();
    expect([copies.ofTab(tab.key), services.get(UndoRedo).ofTab(tab.key)]).toEqual([undefined, undefined]);
    expect(JSON.parse(backup ?? '')).toEqual({ name: 'Bea' });
  });
});
