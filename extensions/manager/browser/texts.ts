/** Whose texts the classes of this extension speak; components know it by themselves. */
export const namespace = 'lathe.manager';
