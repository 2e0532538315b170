import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Commands } from '../../../../core/browser/commands/commands';
import { type CustomDialogProps, Dialogs } from '../../../../core/browser/dialogs/dialogs';
import { Keybindings } from '../../../../core/browser/keybindings/keybindings';
import { createTestContainer, renderPart } from '../../testing/renderPart';
import { DialogsPart } from './DialogsPart';

describe('DialogsPart', () => {
  const show = (container = createTestContainer()): Dialogs => {
    renderPart(
      <>
        <button autoFocus>before</button>
        <DialogsPart />
      </>,
      container,
    );
    return container.get(Dialogs);
  };
  /** Asks inside React's turn; the answer comes later. */
  const ask = <T,>(question: () => Promise<T>): { answer: Promise<T> } => {
    let answer: Promise<T> | undefined;
    act(() => void (answer = question()));
    if (!answer) throw new Error('Nothing was asked.');
    return { answer };
  };

  it('confirms with Enter and gives the focus back', async () => {
    const dialogs = show();
    const { answer } = ask(() => dialogs.confirm({ message: 'Delete it?', detail: 'For good.', primary: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete it?' });
    expect(dialog.textContent).toContain('For good.');
    expect(document.activeElement?.textContent).toBe('Delete');
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('before')));
  });

  it('lets no key run a command behind a question', async () => {
    const container = createTestContainer();
    const run = jest.fn();
    const keys = container.get(Keybindings);
    const attached = [
      container.get(Commands).register('close', run),
      keys.declare([{ command: 'close', key: 'ctrl+e', source: 'test' }], 'default'),
      keys.attach(document),
    ];
    const { answer } = ask(() => show(container).confirm({ message: 'Close it?', primary: 'Close' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Control>}e{/Control}{Escape}');
    await answer;
    expect(run).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}e{/Control}');
    expect(run).toHaveBeenCalledTimes(1);
    for (const each of attached) each.dispose();
  });

  it('cancels with Escape', async () => {
    const dialogs = show();
    const { answer } = ask(() => dialogs.ask({ message: 'Which?', buttons: [{ id: 'a', label: 'A' }] }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(answer).resolves.toBeUndefined();
  });

  it('moves between the buttons with arrows and answers with the one chosen', async () => {
    const dialogs = show();
    const buttons = [
      { id: 'save', label: 'Save' },
      { id: 'drop', label: "Don't Save" },
    ];
    const { answer } = ask(() => dialogs.ask({ message: 'Save?', buttons, type: 'warning' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe("Don't Save");
    await userEvent.keyboard('{Enter}');
    await expect(answer).resolves.toBe('drop');
  });

  it('asks for values, refuses wrong ones and tells of the tick', async () => {
    const dialogs = show();
    const { answer } = ask(() =>
      dialogs.message({
        message: 'Name it',
        buttons: [{ id: 'ok', label: 'Create' }],
        checkbox: { label: 'Do not ask again' },
        inputs: [{ id: 'name', label: 'Name', validate: (value) => (value ? undefined : 'A name is needed.') }],
      }),
    );
    await screen.findByRole('dialog');
    expect(screen.getByRole('alert').textContent).toBe('A name is needed.');
    await userEvent.keyboard('{Enter}');
    expect(dialogs.stack).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
    await expect(answer).resolves.toEqual({ button: 'ok', checked: true, values: { name: 'x' } });
  });

  it('begins where something is wrong', async () => {
    const dialogs = show();
    const wrong = { id: 'name', label: 'Name', value: 'x', validate: () => 'It is taken.' };
    ask(() =>
      dialogs.message({
        message: 'Copy',
        buttons: [{ id: 'ok', label: 'OK' }],
        inputs: [{ id: 'label', label: 'Label' }, wrong],
      }),
    );
    await screen.findByRole('dialog');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  });

  it('draws a dialog of one’s own above another', async () => {
    const dialogs = show();
    const first = ask(() => dialogs.confirm({ message: 'First', primary: 'Go' }));
    await screen.findByText('First');
    const Own = ({ close }: CustomDialogProps<number>) => <button onClick={() => close(7)}>seven</button>;
    const second = ask(() => dialogs.show(Own, { title: 'Own' }));
    await userEvent.click(await screen.findByText('seven'));
    await expect(second.answer).resolves.toBe(7);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Go'));
    await userEvent.keyboard('{Escape}');
    await expect(first.answer).resolves.toBe(false);
  });
});
