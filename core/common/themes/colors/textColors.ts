import { type ColorDefaults } from '../colorDefault';

/** Running text, as in a walkthrough or a read-me. */
export const textColors: ColorDefaults = {
  'textLink.foreground': ['#3794ff', '#006ab1', '#21a6ff', '#0f4a85'],
  'textLink.activeForeground': ['#3794ff', '#006ab1', '#21a6ff', '#0f4a85'],
  'textSeparator.foreground': ['#ffffff2e', '#0000002e', '#000000', '#292929'],
  'textPreformat.foreground': ['#d7ba7d', '#a31515', '#ffffff', '#ffffff'],
  'textPreformat.background': ['#ffffff1a', '#0000001a', null, '#09345f'],
  'textPreformat.border': [null, null, 'contrastBorder', null],
  'textBlockQuote.background': ['#222222', '#f2f2f2', null, '#f2f2f2'],
  'textBlockQuote.border': ['#007acc80', '#007acc80', '#ffffff', '#292929'],
  'textCodeBlock.background': ['#0a0a0a66', '#dcdcdc66', '#000000', '#f2f2f2'],
};
