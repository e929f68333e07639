// What the browser bench runs inside the page. Each function is sent there as text, so it uses nothing from outside.

/** Before the page's own scripts: finds out when what the selector names is painted, and what that took. */
export function watchStart(selector) {
  const tasks = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  })
  const sum = (values) => values.reduce((total, value) => total + value, 0)

  function figures(ready) {
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready)
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    const blocking = tasks.filter(({ startTime }) => startTime < ready)
    const [page] = performance.getEntriesByType('navigation')
    return {
      ready,
      fcp: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      tbt: sum(blocking.map(({ duration }) => Math.max(0, duration - 50))),
      requests: files.length + 1,
      js: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
      bytes: sum([page, ...files].map(({ encodedBodySize }) => encodedBodySize)),
    }
  }

  window.benchStart = new Promise((resolve) => {
    function painted() {
      const ready = performance.now()
      setTimeout(() => resolve(figures(ready)), 300) // long tasks and paints are told late
    }
    function look() {
      const isThere = document.querySelector(selector)?.checkVisibility()
      // The frame after the one that draws it: by then it is on the screen.
      requestAnimationFrame(isThere ? painted : look)
    }
    look()
  })
}

/** Ms from the next click until another heading, and an element that the selector names, are painted. */
export function watchVisit(selector) {
  const seen = (what) => [...document.querySelectorAll(what)].find((element) => element.checkVisibility())
  const before = seen('h1')?.textContent

  window.benchVisit = new Promise((resolve) => {
    function watch({ timeStamp }) {
      const painted = () => resolve(performance.now() - timeStamp)
      function look() {
        const heading = seen('h1')?.textContent
        const isThere = heading && heading !== before && seen(selector)
        requestAnimationFrame(isThere ? painted : look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', watch, { once: true, capture: true })
  })
}
