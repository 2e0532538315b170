import { FailedCall } from '../../api/failedCall';
import { FormModel } from './formModel';

interface Person {
  readonly name: string;
  readonly roles: readonly string[];
  readonly password: string;
}
const anna: Person = { name: 'Anna', roles: ['a'], password: '' };

function open(save: (values: Person, changes: Partial<Person>) => Promise<Person | void> = async () => undefined) {
  const loads: Person[] = [anna];
  const form = new FormModel<Person>({
    load: async () => loads.at(-1) ?? anna,
    save,
    check: ({ name }) => (name.startsWith('=') ? { name: 'cannot start with =' } : {}),
    secrets: ['password'],
  });
  return { form, loads };
}

async function opened(save?: (values: Person, changes: Partial<Person>) => Promise<Person | void>) {
  const { form, loads } = open(save);
  await form.load();
  return { form, loads };
}

describe('FormModel', () => {
  it('is dirty while something differs from what is stored, not when it was typed back', async () => {
    const { form } = await opened();
    expect([form.state, form.dirty]).toEqual(['ready', false]);
    form.set('name', 'Bea');
    expect([form.dirty, form.isChanged('name'), form.isChanged('roles'), form.changes]).toEqual([
      true,
      true,
      false,
      { name: 'Bea' },
    ]);
    form.set('name', 'Anna');
    form.set('roles', ['a']);
    expect(form.dirty).toBe(false);
  });

  it('undoes and redoes field by field, what is typed in one go at once', async () => {
    const { form } = await opened();
    form.set('name', 'An', 'Name');
    form.set('name', 'A', 'Name');
    form.set('roles', [], 'Roles');
    expect(form.history.undoLabel).toBe('Roles');
    form.history.undo();
    form.history.undo();
    expect([form.values, form.dirty, form.history.canUndo]).toEqual([anna, false, false]);
    form.history.redo();
    expect(form.values.name).toBe('A');
  });

  it('saves the changes, takes over what was stored and keeps what was typed meanwhile', async () => {
    const saved: Partial<Person>[] = [];
    const { form } = await opened(async (values, changes) => {
      saved.push(changes);
      form.set('roles', ['later']);
      return { ...values, name: values.name.trim() };
    });
    form.set('name', ' Bea ');
    expect(await form.save()).toBe(true);
    expect(saved).toEqual([{ name: ' Bea ' }]);
    expect([form.values, form.changes]).toEqual([
      { name: 'Bea', roles: ['later'], password: '' },
      { roles: ['later'] },
    ]);
  });

  it('asks for what is required and checks before the server is asked', async () => {
    const save = jest.fn();
    const { form } = await opened(save);
    const requirement = form.require('name');
    form.set('name', '  ');
    expect(await form.save()).toBe(false);
    expect([form.isMissing('name'), form.failures]).toEqual([true, 1]);
    form.set('name', '=1');
    expect(form.isMissing('name')).toBe(false);
    expect(await form.save()).toBe(false);
    expect(form.errorOf('name')).toBe('cannot start with =');
    expect(save).not.toHaveBeenCalled();
    requirement.dispose();
    form.set('name', '');
    expect([await form.save(), save.mock.calls.length]).toEqual([true, 1]);
  });

  it('does not blame a field for what was in it before the user went on typing', async () => {
    const fields = [{ path: 'body.name', message: 'It is taken.' }];
    let answer = (): void => undefined;
    const { form } = await opened(
      () =>
        new Promise((_, reject) => {
          answer = () => reject(new FailedCall({ resCode: 'TAKEN', resMsg: 'No.', fields }, 409));
        }),
    );
    form.set('name', 'Bea');
    const saving = form.save();
    form.set('name', 'Beatrix');
    answer();
    expect([await saving, form.errorOf('name'), form.problem]).toEqual([false, undefined, undefined]);
    const again = form.save();
    answer();
    expect([await again, form.errorOf('name')]).toEqual([false, 'It is taken.']);
  });

  it('shows what the server refused beside the fields, and the rest above them', async () => {
    const fields = [
      { path: 'body.roles.0', message: 'No such role' },
      { path: 'query.x', message: 'Unknown' },
    ];
    const { form } = await opened(() =>
      Promise.reject(new FailedCall({ resCode: 'INVALID_REQUEST', resMsg: 'Wrong', fields }, 400)),
    );
    form.set('name', 'Bea');
    expect(await form.save()).toBe(false);
    expect([form.errorOf('roles'), form.errorOf('name'), form.problem]).toEqual([
      'No such role',
      undefined,
      'query.x: Unknown',
    ]);
    form.set('roles', []);
    expect(form.errorOf('roles')).toBeUndefined();
    form.reset();
    expect([form.problem, form.dirty]).toEqual([undefined, false]);
  });

  it('waits with what had no answer, if that may be sent again', async () => {
    const lost = new FailedCall({ resCode: 'NETWORK', resMsg: 'The server cannot be reached.' }, 0);
    const answers: Error[] = [lost, lost];
    const save = async () => {
      const failure = answers.shift();
      if (failure) throw failure;
    };
    const once = new FormModel<Person>({ load: async () => anna, save });
    await once.load();
    once.set('name', 'Bea');
    expect([await once.save(), once.unsent, once.problem]).toEqual([false, false, 'The server cannot be reached.']);
    const again = new FormModel<Person>({ load: async () => anna, save, resumes: true });
    await again.load();
    again.set('name', 'Bea');
    expect([await again.save(), again.unsent, again.problem, again.dirty]).toEqual([false, true, undefined, true]);
    expect([await again.save(), again.unsent, again.dirty]).toEqual([true, false, false]);
  });

  it('shows the message of a failure without fields, is silent when the user cancels, and hides no bug', async () => {
    const failures: Error[] = [
      new FailedCall({ resCode: 'TAKEN', resMsg: 'The name is taken.' }, 409),
      new DOMException('no', 'AbortError'),
      new TypeError('a bug'),
    ];
    const { form } = await opened(() => Promise.reject(failures.shift()));
    form.set('name', 'Bea');
    expect([await form.save(), form.problem]).toEqual([false, 'The name is taken.']);
    expect([await form.save(), form.problem]).toEqual([false, undefined]);
    await expect(form.save()).rejects.toThrow('a bug');
    expect([form.saving, form.dirty]).toEqual([false, true]);
  });

  it('follows what is stored, except in the fields that the user has changed', async () => {
    const { form, loads } = await opened();
    form.set('name', 'Bea');
    loads.push({ ...anna, name: 'Anne', roles: ['b'] });
    await form.load();
    expect(form.values).toEqual({ ...anna, name: 'Bea', roles: ['b'] });
    form.reset();
    expect(form.values.name).toBe('Anne');
  });

  it('keeps unsaved work as text, without secrets', async () => {
    const { form } = await opened();
    form.set('name', 'Bea');
    form.set('password', 'geheim');
    const text = form.backup();
    expect(text).not.toContain('geheim');
    const { form: later } = await opened();
    later.restore(text);
    expect(later.changes).toEqual({ name: 'Bea' });
  });

  it('says why it could not be loaded', async () => {
    const form = new FormModel<Person>({ load: () => Promise.reject(new Error('gone')), save: async () => undefined });
    await form.load();
    expect([form.state, form.problem, await form.save()]).toEqual(['failed', 'gone', false]);
  });
});
