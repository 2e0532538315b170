import { Refusal } from 'lathe/common';

/** What goes wrong in a way that nobody foresaw is answered in the words for it, and logged with what caused it. */
export async function failingAs<T>(code: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(code, { status: 500, cause: error });
  }
}
