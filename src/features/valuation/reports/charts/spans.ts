import type { CustomSeriesOption } from 'echarts/charts'
import { MAX_BAR_WIDTH } from '@/shared/ui/chart/chartBase'

type RenderItem = NonNullable<CustomSeriesOption['renderItem']>

interface SpanLook {
  color: string
  ink: string
  isHollow?: boolean
  /** Colour of stripes over the bar, which mark a loss. */
  stripes?: string
  /** Position among the series that share a category. */
  lane?: { index: number; count: number }
  label?: (index: number) => string
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Part of a category's width that its bars fill. */
const FILL = 0.62

/** Pixels between two stripes. */
const STRIPE = 6

/** Rough width in pixels at 12 px; Chinese characters are twice as wide. */
const widthOf = (text: string) =>
  Array.from(text).reduce((width, char) => width + (char > '\u00ff' ? 12 : 7), 0)

/** Plots narrower than this (pixels) have no room for labels next to their bars. */
const NARROW = 240

/** SVG path of slanting lines clipped to a box. A pattern would be missing in print. */
export function stripesIn({ x, y, width, height }: Box): string {
  const lines: string[] = []
  for (let start = STRIPE - height; start < width; start += STRIPE) {
    const [left, right] = [Math.max(0, start), Math.min(width, start + height)]
    const [low, high] = [height - (left - start), height - (right - start)]
    lines.push(`M${x + left} ${y + low}L${x + right} ${y + high}`)
  }
  return lines.join('')
}

/** Renders rows `[category, from, to]` as bars that need not start at 0. */
export const spans = (direction: 'horizontal' | 'vertical', look: SpanLook): RenderItem => {
  const isHorizontal = direction === 'horizontal'
  const { color, ink, isHollow = false, stripes, lane = { index: 0, count: 1 }, label } = look
  return (params, api) => {
    const at = (value: number) => {
      const [x = 0, y = 0] = api.coord(isHorizontal ? [value, api.value(0)] : [api.value(0), value])
      return isHorizontal ? { along: x, across: y } : { along: y, across: x }
    }
    const band = (api.size!(isHorizontal ? [0, 1] : [1, 0]) as number[])[isHorizontal ? 1 : 0]!
    const thickness = Math.min(MAX_BAR_WIDTH, (band * FILL) / lane.count)
    const from = at(Number(api.value(1)))
    const to = at(Number(api.value(2)))
    const side = from.across - (thickness * lane.count) / 2 + lane.index * thickness
    const start = Math.min(from.along, to.along)
    // Spans of zero length stay visible as a line.
    const length = Math.max(1, Math.abs(to.along - from.along))
    const shape: Box = isHorizontal
      ? { x: start, y: side, width: length, height: Math.max(1, thickness - 1) }
      : { x: side, y: start, width: Math.max(1, thickness - 1), height: length }
    const wanted = label?.(params.dataIndex) ?? ''
    const { width } = params.coordSys as unknown as { width: number }
    const text = (isHorizontal ? width > NARROW : widthOf(wanted) < band) ? wanted : ''
    const points = to.along < from.along
    const position = isHorizontal
      ? points
        ? ('left' as const)
        : ('right' as const)
      : points || from.along === to.along
        ? ('top' as const)
        : ('bottom' as const)
    const bar = {
      type: 'rect' as const,
      shape,
      style: isHollow ? { fill: 'transparent', stroke: color, lineWidth: 1.5 } : { fill: color },
      ...(text && {
        textContent: { type: 'text' as const, style: { text, fill: ink, fontSize: 12 } },
        textConfig: { position, distance: 5 },
      }),
    }
    if (stripes === undefined) return bar
    const pathData = stripesIn(shape)
    return {
      type: 'group',
      children: [
        bar,
        ...(pathData === ''
          ? []
          : [
              {
                type: 'path' as const,
                shape: { pathData },
                silent: true,
                style: { fill: 'none', stroke: stripes, lineWidth: 1.5 },
              },
            ]),
      ],
    }
  }
}
