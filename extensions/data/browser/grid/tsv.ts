/** Cells as spreadsheets exchange them: tabs between cells, a line for each row. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n');
}

function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** One line that ends the text is none of its own. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*)/y;
  let at = 0;
  for (;;) {
    cell.lastIndex = at;
    const [all = '', inside, plain = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(inside === undefined ? plain : inside.replaceAll('""', '"'));
    at += all.length;
    if (at >= text.length) return rows;
    const isTab = text[at] === '\t';
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (isTab) continue;
    if (at >= text.length) return rows;
    rows.push([]);
  }
}
