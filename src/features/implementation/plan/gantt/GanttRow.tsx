import { memo } from 'react'
import type { Span } from '../../domain/planSchedule'
import type { GanttLine } from './line'
import { placeOf, xOf, type Scale } from './scale'
import styles from './gantt.module.css'

export const ROW_HEIGHT = 40
export const BAR_HEIGHT = 20
const MARK_SIZE = 14

export const rowId = (id: string, row: number) => `${id}${row}`

interface GanttRowProps {
  id: string
  row: number
  line: GanttLine
  /** Current dates; differ from the line's while it is dragged. */
  span: Span | null
  isActive: boolean
}

/** Row head with the name and days; its last cell describes the lane to screen readers. */
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
      style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}
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
      {/* An aria-label instead of hidden text: painting that costs as much as the rest of the row. */}
      <div role="gridcell" aria-colindex={4} aria-label={facts} />
    </div>
  )
})

interface GanttLaneProps extends Pick<GanttRowProps, 'row' | 'line' | 'span'> {
  scale: Scale
  isDragged: boolean
}

export const GanttLane = memo(function GanttLane({ row, line, span, scale, isDragged }: GanttLaneProps) {
  const { done, tone, marks, isMovable } = line
  return (
    <div data-row={row} className={styles.lane} style={{ top: row * ROW_HEIGHT, height: ROW_HEIGHT }}>
      {span && (
        <div
          className={styles.bar}
          data-tone={tone}
          data-led={isDragged || undefined}
          data-grip={isMovable ? 'whole' : undefined}
          style={{ ...placeOf(scale, span), height: BAR_HEIGHT, backgroundSize: `${done ?? 0}% 100%` }}
        >
          {isMovable && <div className={styles.dragHandle} data-grip="start" />}
          {isMovable && <div className={styles.dragHandle} data-grip="end" />}
        </div>
      )}
      {marks.map((mark) => (
        <div
          key={mark.id}
          className={styles.mark}
          data-tone={mark.tone}
          title={`${mark.name} ${mark.day}`}
          style={{
            left: xOf(scale, mark.day) + scale.px / 2 - MARK_SIZE / 2,
            width: MARK_SIZE,
            height: MARK_SIZE,
          }}
        />
      ))}
    </div>
  )
})
