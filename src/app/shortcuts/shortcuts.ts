/** What keys do, wherever the user is; the list on `?` and the handlers come from here. */
export const SHORTCUTS = {
  palette: { key: 'k', withControl: true, shown: ['Ctrl / ⌘', 'K'] },
  help: { key: '?', withControl: false, shown: ['?'] },
  previousTab: { key: '[', withControl: false, shown: ['['] },
  nextTab: { key: ']', withControl: false, shown: [']'] },
  closeTab: { key: 'x', withControl: false, shown: ['x'] },
  refreshTab: { key: 'r', withControl: false, shown: ['r'] },
  sidebar: { key: 'm', withControl: false, shown: ['m'] },
} as const
export type Shortcut = keyof typeof SHORTCUTS

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** The shortcut that a press means, or null. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Press): Shortcut | null {
  if (altKey) return null
  for (const [name, { key: wanted, withControl }] of Object.entries(SHORTCUTS)) {
    if (key.toLowerCase() === wanted && (ctrlKey || metaKey) === withControl) return name as Shortcut
  }
  return null
}

/** Places that take keys for themselves. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=combobox], [role=listbox], [role=menu], [role=dialog], dialog' // prettier-ignore

export const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null
