// Functions that the browser bench runs inside the page. They are sent as text, so they must not use outer variables.

/** Runs before the page's own scripts: reports when the selected element is painted, and the cost until then. */
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
      longest: Math.max(0, ...blocking.map(({ duration }) => duration)),
      tbt: sum(blocking.map(({ duration }) => Math.max(0, duration - 50))),
      requests: files.length + 1,
      js: sum(scripts.map(({ encodedBodySize }) => encodedBodySize)),
      bytes: sum([page, ...files].map(({ encodedBodySize }) => encodedBodySize)),
    }
  }

  window.benchStart = new Promise((resolve) => {
    function painted() {
      const ready = performance.now()
      setTimeout(() => resolve(figures(ready)), 300) // long tasks and paints are reported late
    }
    function look() {
      const isThere = document.querySelector(selector)?.checkVisibility()
      // The element is painted in the frame after the one in which it is found.
      requestAnimationFrame(isThere ? painted : look)
    }
    look()
  })
}

/** Ms from the next click until another heading and the selected element are painted. */
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

/**
 * Ms of the client's own work from the next Enter to the frame that paints another result: before the request to the
 * path is sent, and after its response has arrived. The selector finds the text that differs between results.
 */
export function watchAnswer([path, selector]) {
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith(path) && responseEnd > 0)
  const text = () => document.querySelector(selector)?.textContent
  const before = text()

  window.benchAnswer = new Promise((resolve) => {
    function watch({ key, timeStamp }) {
      if (key !== 'Enter') return
      removeEventListener('keydown', watch, true)
      function look() {
        if (text() === undefined || text() === before) {
          requestAnimationFrame(look)
          return
        }
        const { startTime, responseEnd } = answers().at(-1)
        // The request may have been sent, or even answered, while the user was still typing.
        resolve(Math.max(0, startTime - timeStamp) + performance.now() - Math.max(responseEnd, timeStamp))
      }
      requestAnimationFrame(look)
    }
    addEventListener('keydown', watch, true)
  })
}

/**
 * Ms of the longest task while the page, or the first element that matches the selector, is scrolled to its end; 0 if
 * none took longer than 50 ms.
 */
export function scrollThrough(selector) {
  const box = selector ? document.querySelector(selector) : document.scrollingElement
  return new Promise((resolve) => {
    let longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'longtask' })
    function step() {
      const before = box.scrollTop
      box.scrollBy(0, 200)
      if (box.scrollTop > before) requestAnimationFrame(step)
      else setTimeout(() => resolve(longest), 300) // long tasks are reported late
    }
    requestAnimationFrame(step)
  })
}

/**
 * Starts watching long tasks; the second call returns the longest one since then in ms, 0 if none took longer than 50
 * ms.
 */
export function watchTasks() {
  const before = window.benchTasks
  const tasks = (window.benchTasks = { longest: 0 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.longest = Math.max(tasks.longest, duration)
  }).observe({ type: 'longtask' })
  return before?.longest
}

/** Ms from choosing a bundle until it is reported intact. */
export function watchVerdict() {
  window.benchVerdict = new Promise((resolve) => {
    document.addEventListener(
      'change',
      () => {
        const start = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[data-good]')) return
          observer.disconnect()
          resolve(performance.now() - start)
        }).observe(document.body, { subtree: true, attributes: true, childList: true })
      },
      { capture: true, once: true },
    )
  })
}

/** Ms for ten thousand changes of the page, including the frame that paints them. */
export async function changePage() {
  const box = document.createElement('div')
  document.body.append(box)
  const start = performance.now()
  for (let turn = 0; turn < 10_000; turn++) {
    box.dataset.turn = String(turn)
    if (turn % 10 === 0) box.append(document.createElement('i'))
    if (turn % 100 === 0) await Promise.resolve() // lets observers run
  }
  await new Promise(requestAnimationFrame)
  const took = performance.now() - start
  box.remove()
  return took
}

/** Ms from requesting a document to its first page, or a strip of it. */
export async function timeFirstPage(wish) {
  const start = performance.now()
  window.wish(wish)
  const isThere = () =>
    [...document.querySelectorAll('canvas')].some(({ width, height }) => width > 300 && height > 0)
  while (!isThere()) await new Promise(requestAnimationFrame)
  return performance.now() - start
}

/**
 * Scrolls a document from its first page, with this many frames per page. Returns the longest time that a visible page
 * was blank, in ms, and the maximum number of bitmaps held.
 */
export async function scrollPages({ pages, frames }) {
  const stage = document.querySelector('[role=region]')
  stage.scrollTop = 0
  await new Promise((resolve) => setTimeout(resolve, 500))
  const blankSince = new Map()
  let blank = 0
  let bitmaps = 0
  const perFrame = stage.querySelector('canvas').clientHeight / frames
  for (let frame = 0; frame < pages * frames; frame++) {
    stage.scrollTop += perFrame
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    const box = stage.getBoundingClientRect()
    const canvases = [...stage.querySelectorAll('canvas')]
    bitmaps = Math.max(bitmaps, canvases.filter(({ width }) => width > 300).length)
    for (const canvas of canvases) {
      const place = canvas.getBoundingClientRect()
      // A canvas that has not been drawn has the default size.
      const isBlank = canvas.width <= 300 && place.bottom > box.top && place.top < box.bottom
      if (!isBlank) blankSince.delete(canvas)
      else if (!blankSince.has(canvas)) blankSince.set(canvas, now)
      else blank = Math.max(blank, now - blankSince.get(canvas))
    }
  }
  return { blank, bitmaps }
}

/** Moves the slit of the fence down a page within six seconds; returns the longest time it stood still, in ms. */
export async function sweepFence() {
  const fence = document.querySelector('[role=slider]')
  const { left, top, height } = fence.getBoundingClientRect()
  const strip = fence.firstElementChild
  const start = performance.now()
  let [place, movedAt, longest] = ['', start, 0]
  for (let share = 0; share < 1; share = (performance.now() - start) / 6_000) {
    const at = top + height * (0.1 + 0.8 * share)
    // A mouse: touch would scroll the page as well.
    const where = { bubbles: true, clientX: left + 50, clientY: at, pointerType: 'mouse' }
    fence.dispatchEvent(new PointerEvent('pointermove', where))
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    longest = Math.max(longest, now - movedAt)
    if (strip.style.transform !== place) movedAt = now
    place = strip.style.transform
  }
  return longest
}

/** Ms from the next response to a request until the selected element is painted. */
export function watchOpening([path, selector]) {
  const start = performance.now()
  const answered = ({ name, startTime, responseEnd }) =>
    startTime > start && responseEnd > 0 && new URL(name).pathname.endsWith(path)

  window.benchOpening = new Promise((resolve) => {
    function look() {
      const answer = performance.getEntriesByType('resource').find(answered)
      const painted = () => resolve(performance.now() - answer.responseEnd)
      const isThere = answer && document.querySelector(selector)?.checkVisibility()
      // The element is painted in the frame after the one in which it is found.
      requestAnimationFrame(isThere ? painted : look)
    }
    look()
  })
}

/** Scrolls a box back and forth for three seconds, by so many px per frame; returns ms per frame. */
export async function scrollFrames({ selector, down = 0, right = 0 }) {
  const box = document.querySelector(selector)
  let [toBottom, toRight] = [1, 1]
  let frames = 0
  const start = performance.now()
  for (; performance.now() - start < 3_000; frames++) {
    const [top, left] = [box.scrollTop, box.scrollLeft]
    box.scrollBy(right * toRight, down * toBottom)
    if (box.scrollTop === top) toBottom = -toBottom
    if (box.scrollLeft === left) toRight = -toRight
    await new Promise(requestAnimationFrame)
  }
  return (performance.now() - start) / frames
}

/** Drags the selected element back and forth for three seconds and puts it back; returns ms per frame. */
export async function dragFrames({ selector }) {
  const bar = document.querySelector(selector)
  const { left, top } = bar.getBoundingClientRect()
  const send = (type, x) =>
    bar.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: left + x, clientY: top + 5 }),
    )
  send('pointerdown', 20)
  let frames = 0
  const start = performance.now()
  for (; performance.now() - start < 3_000; frames++) {
    send('pointermove', 20 + 100 * Math.sin(frames / 10))
    await new Promise(requestAnimationFrame)
  }
  send('pointercancel', 20)
  return (performance.now() - start) / frames
}

/** Presses the keys repeatedly for three seconds, every other frame; returns ms per frame. */
export async function pressFrames({ selector, keys }) {
  const box = document.querySelector(selector)
  let frames = 0
  const start = performance.now()
  for (; performance.now() - start < 3_000; frames++) {
    const key = keys[(frames / 2) % keys.length]
    if (key) box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    await new Promise(requestAnimationFrame)
  }
  return (performance.now() - start) / frames
}

export async function unfoldAll(selector) {
  const box = document.querySelector(selector)
  for (let top = 0; top < box.scrollHeight;) {
    box.scrollTop = top
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const folded = box.querySelectorAll('button[aria-expanded=false]')
    for (const button of folded) button.click()
    if (folded.length === 0) top += box.clientHeight
  }
  box.scrollTop = 0
}
