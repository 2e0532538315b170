import { render, screen } from '@testing-library/react';
import { testField } from '../testField';
import { gutterWidth } from './gridLayout';
import { RejectedNote } from './RejectedNote';

const columns = [0, 1].map((index) => ({
  ...{ index, path: `f${index}`, label: '', field: testField('text'), sortPath: undefined, editable: true },
  ...{ left: index * 500, width: 100 },
}));

function noteAt(column: number): CSSStyleDeclaration {
  const rejectedAt = () => ({ value: 1, message: 'too long' });
  const model = { selection: { cursor: { row: 0, column } }, rejectedAt };
  render(<RejectedNote model={model} columns={columns} first={0} pageSize={20} right={700} />);
  return screen.getByText('too long').style;
}

describe('what is wrong with a cell', () => {
  it('is said below it, from where it begins', () => {
    expect(noteAt(0)).toMatchObject({ left: `${gutterWidth}px`, translate: '0 0' });
  });

  it('ends where the cell does, where it would be cut off', () => {
    expect(noteAt(1)).toMatchObject({ left: `${600 + gutterWidth}px`, translate: '-100% 0' });
  });
});
