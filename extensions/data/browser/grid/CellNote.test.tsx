import { screen } from '@testing-library/react';
import { createTestContainer, draw } from 'lathe/testing';
import { testField } from '../testField';
import { ClosedCell } from './closedCell';
import { gutterWidth } from './gridLayout';
import { CellNote } from './CellNote';

const columns = [0, 1].map((index) => ({
  ...{ index, path: `f${index}`, label: '', field: testField('text'), sortPath: undefined, editable: true },
  ...{ left: index * 500, width: 100 },
}));

function noteAt(column: number, rejected?: { readonly value: unknown; readonly message: string }): CSSStyleDeclaration {
  const cursor = { row: 0, column };
  const model = {
    selection: { cursor },
    rejectedAt: () => rejected,
    closedCell: new ClosedCell({ cursor, isSingle: true }),
  };
  model.closedCell.tell('grid.closed');
  draw(
    <CellNote model={model} columns={columns} first={0} pageSize={20} right={700} />,
    createTestContainer(),
    'lathe.data',
  );
  return screen.getByText(rejected?.message ?? 'grid.closed').style;
}

const wrong = { value: 1, message: 'too long' };

describe('what is wrong with a cell, or why it is closed', () => {
  it('is said below it, from where it begins', () => {
    expect(noteAt(0, wrong)).toMatchObject({ left: `${gutterWidth}px`, translate: '0 0' });
  });

  it('tells also why a cell is closed', () => {
    expect(noteAt(0)).toMatchObject({ left: `${gutterWidth}px` });
  });

  it('ends where the cell does, where it would be cut off', () => {
    expect(noteAt(1)).toMatchObject({ left: `${600 + gutterWidth}px`, translate: '-100% 0' });
  });
});
