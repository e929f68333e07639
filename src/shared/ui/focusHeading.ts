/**
 * Focuses a heading after a navigation. In a microtask, because the blurred element may close a tooltip, which can't
 * render during React's own work.
 */
export const focusHeading = (heading: HTMLElement | null, { scrolls = false } = {}) =>
  queueMicrotask(() => heading?.focus({ preventScroll: !scrolls }))
