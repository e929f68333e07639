import { memo, useMemo } from 'react'
import type { Span } from '../../domain/planSchedule'
import { violatedDependencies } from '../../domain/planSchedule'
import { BAR_HEIGHT, ROW_HEIGHT } from './GanttRow'
import type { GanttLine } from './line'
import { linkPath } from './link'
import { placeOf, type Scale } from './scale'
import styles from './gantt.module.css'

interface LinksProps {
  lines: readonly GanttLine[]
  spanOf: (line: GanttLine) => Span | null
  scale: Scale
  /** Visible rows. A link between rows outside them may still cross or end in them. */
  first: number
  last: number
}

function pairsOf(lines: readonly GanttLine[]) {
  const rows = new Map(lines.map(({ id }, row) => [id, row]))
  return lines.flatMap(({ predecessors }, to) =>
    predecessors.flatMap((link) => {
      const from = rows.get(link.id)
      return from === undefined ? [] : [{ link, from, to }]
    }),
  )
}

const middle = (row: number) => row * ROW_HEIGHT + ROW_HEIGHT / 2

export function Links({ lines, spanOf, scale, first, last }: LinksProps) {
  const pairs = useMemo(() => pairsOf(lines), [lines])
  // Paths are computed for visible links only: the chart renders on each wheel or drag step.
  const visiblePairs = pairs.filter(
    ({ from, to }) => Math.max(from, to) >= first && Math.min(from, to) <= last,
  )
  return (
    <svg className={styles.links} width={scale.days * scale.px} height={lines.length * ROW_HEIGHT}>
      {visiblePairs.map(({ link, from, to }) => {
        const [before, after] = [spanOf(lines[from]!), spanOf(lines[to]!)]
        if (!before || !after) return null
        const { left, width } = placeOf(scale, before)
        const end = { x: placeOf(scale, after).left, y: middle(to) }
        const isEarly = violatedDependencies({ ...after, predecessors: [link] }, () => before.end).length > 0
        return (
          <LinkLine
            key={`${link.id} ${lines[to]!.id}`}
            d={linkPath({ x: left + width, y: middle(from) }, end, BAR_HEIGHT / 2)}
            isEarly={isEarly}
          />
        )
      })}
    </svg>
  )
}

const LinkLine = memo(({ d, isEarly }: { d: string; isEarly: boolean }) => (
  <path d={d} data-early={isEarly || undefined} />
))
