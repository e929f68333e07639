/** Single keys by what they do wherever the user is; their handlers and the list on `?` come from here. */
export const KEYS = {
  help: '?',
  previousTab: '[',
  nextTab: ']',
  closeTab: 'x',
  refreshTab: 'r',
  sidebar: 'm',
} as const
export type Shortcut = keyof typeof KEYS

/** Keys that work in one place, or together with others. */
export const FURTHER_KEYS = {
  palette: ['Ctrl / ⌘', 'K'],
  listSearch: ['/'],
  listRows: ['j', 'k'],
  listOpen: ['Enter'],
  tabMove: ['Alt', 'Shift', '← →'],
  tabDelete: ['Delete'],
} as const
