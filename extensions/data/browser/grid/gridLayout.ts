/** The numbers of the rows, on the left of the cells. */
export const gutterWidth = 56;
