import { render, screen } from '@testing-library/react';
import { Form } from './Form';
import { FormModel } from './formModel';

const form = new FormModel<{ name: string }>({ load: async () => ({ name: '' }), save: async () => undefined });

function drawIn(holder: HTMLElement): void {
  render(
    <Form form={form} label="Person">
      <input aria-label="Number" readOnly />
      <input aria-label="Name" />
    </Form>,
    { container: holder },
  );
}

function addHolder(): HTMLElement {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.tabIndex = -1;
  return holder;
}

afterEach(() => document.body.replaceChildren());

it('takes the keyboard from the tab that has waited for it', () => {
  const holder = addHolder();
  holder.focus();
  drawIn(holder);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('leaves the keyboard where it is otherwise', () => {
  drawIn(addHolder());
  expect(document.activeElement).toBe(document.body);
});
