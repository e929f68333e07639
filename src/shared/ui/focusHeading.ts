/**
 * Gives the focus to a heading after a navigation. Not within React's own work: what loses the focus may close a
 * hint, which cannot be drawn at that moment.
 */
export const focusHeading = (heading: HTMLElement | null, { scrolls = false } = {}) =>
  queueMicrotask(() => heading?.focus({ preventScroll: !scrolls }))
