import { memo } from 'react'
import type { Span } from '../../domain/plan'
import type { GanttLine } from './line'
import { placeOf, xOf, type Scale } from './scale'
import styles from './gantt.module.css'

/** Px of a row, and of a bar in it. */
export const ROW = 40
export const BAR = 20
/** Px of a mark's side. */
const MARK = 14

export const rowId = (id: string, row: number) => `${id}${row}`

interface GanttRowProps {
  /** Of the grid. */
  id: string
  row: number
  line: GanttLine
  /** Where it stands now; other than the line says while it is led. */
  span: Span | null
  isActive: boolean
}

/** A line with its name and days, and in words what its lane shows. */
export const GanttRow = memo(function GanttRow({ id, row, line, span, isActive }: GanttRowProps) {
  const { name, isPart, isOpenable, facts } = line
  return (
    <div
      id={rowId(id, row)}
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isActive}
      data-row={row}
      className={styles.row}
      style={{ top: row * ROW, height: ROW }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className={styles.name}
        data-part={isPart || undefined}
        title={name}
      >
        {isOpenable ? (
          <button type="button" tabIndex={-1} className={styles.open} data-open>
            {name}
          </button>
        ) : (
          name
        )}
      </div>
      <div role="gridcell" aria-colindex={2} className={styles.day}>
        {span?.start}
      </div>
      <div role="gridcell" aria-colindex={3} className={styles.day}>
        {span?.end}
      </div>
      {/* No text out of sight: painting that costs as much as the rest of the row. */}
      <div role="gridcell" aria-colindex={4} aria-label={facts} />
    </div>
  )
})

interface GanttLaneProps extends Pick<GanttRowProps, 'row' | 'line' | 'span'> {
  scale: Scale
  isLed: boolean
}

/** The bar and the marks of a line below their days. */
export const GanttLane = memo(function GanttLane({ row, line, span, scale, isLed }: GanttLaneProps) {
  const { done, tone, marks, isMovable } = line
  return (
    <div data-row={row} className={styles.lane} style={{ top: row * ROW, height: ROW }}>
      {span && (
        <div
          className={styles.bar}
          data-tone={tone}
          data-led={isLed || undefined}
          data-grip={isMovable ? 'whole' : undefined}
          style={{ ...placeOf(scale, span), height: BAR, backgroundSize: `${done ?? 0}% 100%` }}
        >
          {isMovable && <div className={styles.grip} data-grip="start" />}
          {isMovable && <div className={styles.grip} data-grip="end" />}
        </div>
      )}
      {marks.map((mark) => (
        <div
          key={mark.id}
          className={styles.mark}
          data-tone={mark.tone}
          title={`${mark.name} ${mark.day}`}
          style={{ left: xOf(scale, mark.day) + scale.px / 2 - MARK / 2, width: MARK, height: MARK }}
        />
      ))}
    </div>
  )
})
