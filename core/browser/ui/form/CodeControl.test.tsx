import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { createContainer } from '../../../common/container';
import { Activation } from '../../activation/activation';
import { codeArea, type CodeAreaProps } from '../../code/codeArea';
import type { CodeLanguage, CodeProblem } from '../../code/codeLanguage';
import { OfferedComponents } from '../../components/offeredComponents';
import { coreServices } from '../../services';
import { drawKit } from '../testing/drawKit';
import { expectAccessible } from '../testing/expectAccessible';
import { FormField } from './FormField';
import { FormLocked } from './formLocked';
import { FormModel } from './formModel';

const language: CodeLanguage = {
  ...{ id: 'sums', tokens: [], triggers: '' },
  complete: () => Promise.resolve({ from: 0, items: [] }),
  explain: () => Promise.resolve(undefined),
  signatureAt: () => undefined,
};

async function drawFormula({ problems = [], locked = false }: { problems?: readonly CodeProblem[]; locked?: boolean }) {
  const container = createContainer(coreServices);
  const woken: string[] = [];
  container.get(Activation).on((event) => Promise.resolve(void woken.push(event)));
  const form = new FormModel({ load: () => Promise.resolve({ formula: '1 + 1' }), save: () => Promise.resolve() });
  await form.load();
  const drawn = drawKit(
    <FormLocked value={locked}>
      <FormField
        form={form}
        name="formula"
        kind="code"
        label="Formula"
        hint="As in spreadsheets"
        language={language}
        problems={problems}
        status="Gives a number"
      />
    </FormLocked>,
    container,
  );
  return { container, form, woken, drawn };
}

/** What draws the code is ready at once, and writes when it is pressed. */
function Area({ id, label, describedBy, text, readOnly, problems, onText, onReady, standIn }: CodeAreaProps) {
  const before = standIn.current?.value;
  const isReady = useRef(onReady);
  useLayoutEffect(() => isReady.current(), []);
  return (
    <button
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      disabled={readOnly}
      onClick={() => onText('2', '1')}
    >
      {[text, before, ...problems.map(({ message }) => message)].join('|')}
    </button>
  );
}

const plain = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Formula' });

describe('a field of code', () => {
  it('is plain text, and asks for who draws code', async () => {
    const { form, woken, drawn } = await drawFormula({});
    expect(woken).toEqual(['onComponent:workbench.codeArea']);
    expect(plain()?.value).toBe('1 + 1');
    expect(plain()).toHaveProperty('readOnly', false);
    await userEvent.type(screen.getByRole('textbox'), '0');
    expect(form.values.formula).toBe('1 + 10');
    expect(form.dirty).toBe(true);
    await expectAccessible(drawn.container);
  });

  it('is drawn by whoever offers it, with what is said of it', async () => {
    const { container, form } = await drawFormula({ problems: [{ message: 'No', at: 0, length: 1 }] });
    act(() => void container.get(OfferedComponents).add(codeArea, Area));
    const area = screen.getByRole('button', { name: 'Formula' });
    expect(plain()).toBeNull();
    expect(area.textContent).toBe('1 + 1|1 + 1|No');
    const said = area.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(said.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'As in spreadsheets',
      'Gives a number',
    ]);
    await userEvent.click(area);
    expect(form.values.formula).toBe('2');
    await act(() => form.history.undo());
    expect(form.values.formula).toBe('1 + 1');
    await userEvent.click(screen.getByText('Formula'));
    expect(document.activeElement).toBe(area);
  });

  it('is only read while somebody else holds what the form edits', async () => {
    const { container } = await drawFormula({ locked: true });
    expect(plain()).toHaveProperty('readOnly', true);
    act(() => void container.get(OfferedComponents).add(codeArea, Area));
    expect(screen.getByRole('button', { name: 'Formula' })).toHaveProperty('disabled', true);
  });
});
