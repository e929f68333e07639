/**
 * The first call runs at once; those within `spacing` ms of a run make one more run at the end of it. Two runs are
 * never closer than that, which the throttles of libraries allow. `cancel` forgets the one to come.
 */
export function throttle(run: () => void, spacing: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsked = false

  const go = () => {
    isAsked = false
    timer = setTimeout(rest, spacing)
    run()
  }
  const rest = () => {
    timer = undefined
    if (isAsked) go()
  }
  const ask = () => {
    if (timer === undefined) go()
    else isAsked = true
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isAsked = false
  }
  return { ask, cancel }
}
