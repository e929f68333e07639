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
  scale: Scale
  /** Px of its name and days, and of all. */
  head: number
  width: number
  isActive: boolean
  isLed: boolean
}

/** A line with its name and days, and its bar and marks below the days. */
export const GanttRow = memo(function GanttRow(props: GanttRowProps) {
  const { id, row, line, span, scale, head, width, isActive, isLed } = props
  const { name, isPart, done, tone, marks, isOpenable, isMovable, facts } = line
  return (
    <div
      id={rowId(id, row)}
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isActive}
      data-row={row}
      className={styles.row}
      style={{ top: row * ROW, height: ROW, width }}
    >
      <div role="presentation" className={styles.rowHead} style={{ width: head }}>
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
      </div>
      <div role="gridcell" aria-colindex={4} className={styles.lane}>
        <span className="visually-hidden">{facts}</span>
        {span && (
          <div
            aria-hidden
            className={styles.bar}
            data-tone={tone}
            data-led={isLed || undefined}
            data-grip={isMovable ? 'whole' : undefined}
            style={{ ...placeOf(scale, span), height: BAR }}
          >
            {done !== null && <div className={styles.done} style={{ width: `${done}%` }} />}
            {isMovable && <div className={styles.grip} data-grip="start" />}
            {isMovable && <div className={styles.grip} data-grip="end" />}
          </div>
        )}
        {marks.map((mark) => (
          <div
            key={mark.id}
            aria-hidden
            className={styles.mark}
            data-tone={mark.tone}
            title={`${mark.name} ${mark.day}`}
            style={{ left: xOf(scale, mark.day) + scale.px / 2 - MARK / 2, width: MARK, height: MARK }}
          />
        ))}
      </div>
    </div>
  )
})
