const PERIOD = 250

// Clock of `beat.ts`: the page cannot clear a worker's timer.
setInterval(() => postMessage(null), PERIOD)
