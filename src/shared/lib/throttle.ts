/**
 * Runs the first call at once; calls within `spacing` ms of a run cause one more run at its end. Two runs are never
 * closer than that, which the throttles of libraries allow. `cancel` drops the pending run.
 */
export function throttle(run: () => void, spacing: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isPending = false

  const runNow = () => {
    isPending = false
    timer = setTimeout(onSpacingEnd, spacing)
    run()
  }
  const onSpacingEnd = () => {
    timer = undefined
    if (isPending) runNow()
  }
  const ask = () => {
    if (timer === undefined) runNow()
    else isPending = true
  }
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
    isPending = false
  }
  return { ask, cancel }
}
