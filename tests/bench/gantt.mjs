// A Gantt chart of 500 tasks, scrolled and dragged, measured in a browser.
import { dragFrames, scrollFrames } from './inPage.mjs'

const GRID = '[role=grid]'

export function ganttBench({ origin, inNewPage, rest, session }) {
  return (conditions) =>
    inNewPage({ ...conditions, isSignedIn: true, session }, async (page) => {
      await fetch(`${origin}/__demo/tasks`, { method: 'POST' })
      await page.goto(`${origin}/implement/vproject/9001?tab=tasks`)
      await page.locator(`${GRID} [data-grip=whole]`).first().waitFor()
      await rest(page)
      const scroll = (by) => page.evaluate(scrollFrames, { selector: GRID, ...by })
      return {
        'scroll down, a frame': await scroll({ down: 100 }),
        'scroll right, a frame': await scroll({ right: 50 }),
        'drag, a frame': await page.evaluate(dragFrames, { selector: `${GRID} [data-grip=whole]` }),
      }
    })
}
