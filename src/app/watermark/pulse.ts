/** Ms between two checks of the mark. */
const PERIOD = 250

// The clock of `beat.ts`: a worker's own timer cannot be cleared by the page.
setInterval(() => postMessage(null), PERIOD)
