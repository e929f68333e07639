import { onTestFinished } from 'vitest'

/** Gives the window a width (px) until the test is over; jsdom has none. */
export function windowOf(width: number) {
  const former = window.matchMedia
  window.matchMedia = (media) => {
    const most = Number(/\(max-width: (\d+)px\)/.exec(media)?.[1] ?? -1)
    return Object.assign(former(media), { matches: width <= most })
  }
  onTestFinished(() => {
    window.matchMedia = former
  })
}
