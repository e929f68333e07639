import type { FocusEvent, KeyboardEvent } from 'react'

/**
 * A picker reads what is typed letter by letter, so it may know full forms alone: `2026-1-1` would be a day on the way
 * to `2026-1-12`. What else is typed counts when it is confirmed or the field is left.
 */
export function readsText(take: (text: string) => void, onBlur?: () => void) {
  return {
    onBlur({ target }: FocusEvent<HTMLElement>) {
      if (target instanceof HTMLInputElement) take(target.value)
      onBlur?.()
    },
    onKeyDown({ key, target }: KeyboardEvent<HTMLElement>) {
      if (key === 'Enter' && target instanceof HTMLInputElement) take(target.value)
    },
  }
}
