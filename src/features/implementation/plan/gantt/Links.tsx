import type { Span } from '../../domain/plan'
import { earlyFor } from '../../domain/plan'
import { BAR, ROW } from './GanttRow'
import type { GanttLine } from './line'
import { linkPath } from './link'
import { placeOf, type Scale } from './scale'
import styles from './gantt.module.css'

interface LinksProps {
  lines: readonly GanttLine[]
  spanOf: (line: GanttLine) => Span | null
  scale: Scale
  /** Rows in sight: a line between two others crosses them, or begins or ends there. */
  first: number
  last: number
  /** Px from the edge to the first day. */
  head: number
}

/** What waits for what, as lines from the end of one bar to the begin of another. */
export function Links({ lines, spanOf, scale, first, last, head }: LinksProps) {
  const rows = new Map(lines.map(({ id }, row) => [id, row]))
  const middle = (row: number) => row * ROW + ROW / 2
  const endOf = (id: string) => {
    const row = rows.get(id)
    return row === undefined ? undefined : spanOf(lines[row]!)?.end
  }

  const paths = lines.flatMap((line, row) => {
    const span = spanOf(line)
    if (!span || line.predecessors.length === 0) return []
    const early = new Set(earlyFor({ ...span, predecessors: line.predecessors }, endOf))
    return line.predecessors.flatMap((link) => {
      const from = rows.get(link.id)
      const before = from === undefined ? null : spanOf(lines[from]!)
      if (from === undefined || !before || Math.max(row, from) < first || Math.min(row, from) > last)
        return []
      const { left, width } = placeOf(scale, before)
      const start = { x: left + width, y: middle(from) }
      const d = linkPath(start, { x: placeOf(scale, span).left, y: middle(row) }, BAR / 2)
      return { key: `${link.id} ${line.id}`, d, isEarly: early.has(link) }
    })
  })
  return (
    <svg
      aria-hidden
      className={styles.links}
      style={{ insetInlineStart: head, width: scale.days * scale.px, height: lines.length * ROW }}
    >
      {paths.map(({ key, d, isEarly }) => (
        <path key={key} d={d} data-early={isEarly || undefined} />
      ))}
    </svg>
  )
}
