import { ComponentPoint } from 'lathe/common';
import type { FieldDescription } from './describeCalls';
import type { OpenCondition } from './query/openCondition';
import type { OrderBy } from './query/queryRequest';

export interface ConditionPartProps {
  /** By its name or id. */
  readonly object: string;
  readonly condition: OpenCondition | undefined;
  /** The names of those that a value may be taken from. */
  readonly parameters: readonly string[];
  readonly onChange: (condition: OpenCondition | undefined) => void;
}

/** Builds a condition: which rows of an object are meant. */
export const conditionPart = new ComponentPoint<ConditionPartProps>('lathe.data.condition');

export interface OrderPartProps {
  readonly object: string;
  readonly orderby: readonly OrderBy[];
  readonly onChange: (orderby: readonly OrderBy[]) => void;
}

/** By which fields rows are sorted. */
export const orderPart = new ComponentPoint<OrderPartProps>('lathe.data.order');

export interface FieldsPartProps {
  readonly object: string;
  readonly label: string;
  readonly paths: readonly string[];
  readonly onChange: (paths: readonly string[]) => void;
}

/** Fields in an order: those that rows come with. */
export const fieldsPart = new ComponentPoint<FieldsPartProps>('lathe.data.fields');

export interface FieldValue {
  readonly field: string;
  readonly value: unknown;
}

export interface FieldValuesPartProps {
  readonly object: string;
  readonly values: readonly FieldValue[];
  readonly parameters: readonly string[];
  readonly fits?: (field: FieldDescription) => boolean;
  readonly onChange: (values: readonly FieldValue[]) => void;
}

/** What is written into which field: a value, or that of a parameter. */
export const fieldValuesPart = new ComponentPoint<FieldValuesPartProps>('lathe.data.fieldValues');
