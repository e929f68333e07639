export const KEYS = {
  help: '?',
  previousTab: '[',
  nextTab: ']',
  closeTab: 'x',
  refreshTab: 'r',
  sidebar: 'm',
} as const
export type Shortcut = keyof typeof KEYS

export const OTHER_KEYS = {
  palette: ['Ctrl / ⌘', 'K'],
  listSearch: ['/'],
  listRows: ['j', 'k'],
  listOpen: ['Enter'],
  tabMove: ['Alt', 'Shift', '← →'],
  tabDelete: ['Delete'],
} as const
