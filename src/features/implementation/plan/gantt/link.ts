interface Point {
  x: number
  y: number
}

/** Px that a link continues before it turns, and its distance from the start of the target bar. */
const STUB_LENGTH = 6
const ARROW_SIZE = 3

/**
 * Returns the SVG path from the end of one bar to the start of another; `halfBar` is half a bar's height in px. It
 * enters the target from above or below, or from the side if the target starts before the link's end.
 */
export function linkPath(from: Point, to: Point, halfBar: number): string {
  const sign = to.y > from.y ? 1 : -1
  if (to.x + STUB_LENGTH >= from.x) {
    const edge = to.y - sign * halfBar
    const head = `m${-ARROW_SIZE} ${-sign * ARROW_SIZE}l${ARROW_SIZE} ${sign * ARROW_SIZE}l${ARROW_SIZE} ${-sign * ARROW_SIZE}`
    return `M${from.x} ${from.y}H${to.x + STUB_LENGTH}V${edge}${head}`
  }
  const between = to.y - sign * (halfBar + STUB_LENGTH)
  const head = `m${-ARROW_SIZE} ${-ARROW_SIZE}l${ARROW_SIZE} ${ARROW_SIZE}l${-ARROW_SIZE} ${ARROW_SIZE}`
  return `M${from.x} ${from.y}h${STUB_LENGTH}V${between}H${to.x - STUB_LENGTH}V${to.y}H${to.x}${head}`
}
