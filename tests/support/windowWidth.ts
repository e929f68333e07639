import { onTestFinished } from 'vitest'

/** Sets the window width in pixels for media queries until the test is over; jsdom has none. */
export function setWindowWidth(width: number) {
  const former = window.matchMedia
  window.matchMedia = (media) => {
    const maxWidth = Number(/\(max-width: (\d+)px\)/.exec(media)?.[1] ?? -1)
    return Object.assign(former(media), { matches: width <= maxWidth })
  }
  onTestFinished(() => {
    window.matchMedia = former
  })
}
