interface Place {
  x: number
  y: number
}

/** Px that a line runs on before it turns, and from where a bar begins to where it meets it. */
const OUT = 6
/** Px of half an arrow head. */
const HEAD = 3

/**
 * The line from where one bar ends to where another one begins, `half` px of which lie above its middle. It comes from above or
 * below; from the side where the bar begins before the line.
 */
export function linkPath(from: Place, to: Place, half: number): string {
  const sign = to.y > from.y ? 1 : -1
  if (to.x + OUT >= from.x) {
    const edge = to.y - sign * half
    const head = `m${-HEAD} ${-sign * HEAD}l${HEAD} ${sign * HEAD}l${HEAD} ${-sign * HEAD}`
    return `M${from.x} ${from.y}H${to.x + OUT}V${edge}${head}`
  }
  const between = to.y - sign * (half + OUT)
  const head = `m${-HEAD} ${-HEAD}l${HEAD} ${HEAD}l${-HEAD} ${HEAD}`
  return `M${from.x} ${from.y}h${OUT}V${between}H${to.x - OUT}V${to.y}H${to.x}${head}`
}
