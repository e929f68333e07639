// What the component library's buttons, tags and tooltips ask of a colour, without the parts that let one be chosen.
import { FastColor } from '@ant-design/fast-color'

export { FastColor as AggregationColor }

/** The colour that a text stands for; black where there is none. */
export const generateColor = (color: string | undefined): FastColor => new FastColor(color ?? '#000')

/** Whether dark text is read better on a colour than light text; `ground` is what shows through it. */
export function isBright(color: FastColor, ground: string): boolean {
  const { r, g, b, a } = color.toRgb()
  if (a <= 0.5) return color.onBackground(ground).toHsv().v > 0.5
  return r * 0.299 + g * 0.587 + b * 0.114 > 192
}
