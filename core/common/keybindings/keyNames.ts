/** Keys that go by a name, with the way it is shown. What else a key may be called is the character that it types. */
const named: Readonly<Record<string, string>> = {
  escape: 'Escape',
  enter: 'Enter',
  tab: 'Tab',
  space: 'Space',
  backspace: 'Backspace',
  delete: 'Delete',
  insert: 'Insert',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  left: 'LeftArrow',
  right: 'RightArrow',
  up: 'UpArrow',
  down: 'DownArrow',
  pausebreak: 'PauseBreak',
  contextmenu: 'ContextMenu',
  printscreen: 'PrintScreen',
  numpad_add: 'NumPad_Add',
  numpad_subtract: 'NumPad_Subtract',
  numpad_multiply: 'NumPad_Multiply',
  numpad_divide: 'NumPad_Divide',
  numpad_decimal: 'NumPad_Decimal',
  numpad_separator: 'NumPad_Separator',
  browserback: 'BrowserBack',
  browserforward: 'BrowserForward',
  mediatracknext: 'MediaTrackNext',
  mediatrackprevious: 'MediaTrackPrevious',
  mediaplaypause: 'MediaPlayPause',
  mediastop: 'MediaStop',
  ...numbered('f', 'F', 1, 24),
  ...numbered('numpad', 'NumPad', 0, 9),
};

function numbered(name: string, label: string, from: number, to: number): Record<string, string> {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return Object.fromEntries(numbers.map((number) => [`${name}${number}`, `${label}${number}`]));
}

const aliases: Readonly<Record<string, string>> = {
  esc: 'escape',
  del: 'delete',
  ins: 'insert',
  leftarrow: 'left',
  rightarrow: 'right',
  uparrow: 'up',
  downarrow: 'down',
};

/** `KeyboardEvent.key` where it is called otherwise than in keybindings. */
const eventNames: Readonly<Record<string, string>> = {
  ' ': 'space',
  arrowleft: 'left',
  arrowright: 'right',
  arrowup: 'up',
  arrowdown: 'down',
  pause: 'pausebreak',
  spacebar: 'space',
};

/** The characters that a keyboard of the United States types without shift, by `KeyboardEvent.code`. */
const unshifted: Readonly<Record<string, string>> = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  IntlBackslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
};

/** How the key is called in keybindings, whatever of its names is given; undefined for what no key is called. */
export function keyNameOf(text: string): string | undefined {
  const name = text.toLowerCase();
  if (Object.hasOwn(named, name)) return name;
  if (Object.hasOwn(aliases, name)) return aliases[name];
  return isCharacter(name) ? name : undefined;
}

export function keyNameOfEvent(key: string): string {
  const name = key.toLowerCase();
  return eventNames[name] ?? name;
}

/** One character that can be seen. */
export function isCharacter(text: string): boolean {
  return [...text].length === 1 && /^[^\s\p{C}]$/u.test(text);
}

export function labelOfKey(name: string): string {
  return named[name] ?? name.toUpperCase();
}

/** The character at this place of a United States keyboard. */
export function characterAt(code: string): string | undefined {
  const plain = /^(?:Key([A-Z])|Digit([0-9]))$/.exec(code);
  return plain ? (plain[1]?.toLowerCase() ?? plain[2]) : unshifted[code];
}

/** Whether such a keyboard types the character without shift: the characters that keybindings are mostly written with. */
export function isCommonCharacter(character: string): boolean {
  return /^[a-z0-9`\-=[\]\\;',./]$/.test(character);
}

const codes =
  /^(Key[A-Z]|Digit\d|Numpad(\d|Add|Subtract|Multiply|Divide|Decimal|Enter|Equal|Comma)|F([1-9]|1\d|2[0-4])|Arrow(Left|Right|Up|Down)|Back(quote|slash|space)|Bracket(Left|Right)|Intl(Backslash|Ro|Yen)|(Browser|Media)\w+|Escape|Minus|Equal|Semicolon|Quote|Comma|Period|Slash|Enter|Tab|Space|Delete|Insert|Home|End|PageUp|PageDown|Pause|ContextMenu|PrintScreen|KanaMode|Lang[1-5]|(Non)?Convert)$/;

/** Whether a `KeyboardEvent.code` goes by this name. */
export function isCode(text: string): boolean {
  return codes.test(text);
}
