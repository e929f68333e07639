import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useScrollWindow } from '@/shared/ui/useScrollWindow'
import { dragSpan, type TaskDates, type Span } from '../../domain/planSchedule'
import { GanttHead, GanttRules, HEAD_HEIGHT } from './GanttHead'
import { GanttLane, GanttRow, ROW_HEIGHT, rowId } from './GanttRow'
import type { GanttLine } from './line'
import { Links } from './Links'
import { placeOf, type Scale } from './scale'
import { useBarDrag, type DragHandle } from './useBarDrag'
import styles from './gantt.module.css'

/** Days rendered as one unit when scrolling sideways. */
const CHUNK_DAYS = { day: 7, week: 28, month: 84 }
/** Px left of a bar that was scrolled into view. */
const SCROLL_MARGIN = 48
const SCROLLBAR_HEIGHT = 18

export interface GanttChartProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  lines: readonly GanttLine[]
  /** Dates of lines whose move is still being saved. */
  placed?: ReadonlyMap<string, Span>
  scale: Scale
  /** Px of the names and, if shown, their days. */
  head: number
  hasDays: boolean
  today: string
  onMove?: (moved: TaskDates) => void
  onOpen?: (id: string) => void
}

const scrollToLeft = (grid: HTMLElement | null, left: number) => {
  if (grid) grid.scrollLeft = Math.max(0, left - SCROLL_MARGIN)
}

export const firstUnfinishedRow = (lines: readonly GanttLine[], today: string) =>
  Math.max(
    0,
    lines.findIndex(({ span }) => span !== null && span.end >= today),
  )

const EMPTY_SPANS: ReadonlyMap<string, Span> = new Map()

const isSamePlacement = (a: TaskDates | null, b: TaskDates | null) =>
  a === b || (a?.id === b?.id && a?.start === b?.start && a?.end === b?.end)

/**
 * Virtualised Gantt chart. Bars are moved or resized by dragging or with the keyboard. A move is committed on release,
 * on Enter, or when another line is selected; Escape cancels it.
 */
export function GanttChart(props: GanttChartProps) {
  const { ref: grid, label, lines, placed = EMPTY_SPANS, scale, head, hasDays, today, onMove, onOpen } = props
  const t = useTranslations('implementationPlan')
  const id = useId()
  const [row, setRow] = useState(() => firstUnfinishedRow(lines, today))
  const [dragged, setDragged] = useState<TaskDates | null>(null)
  /**
   * Only key moves are announced to screen readers: a pointer changes the day with every frame, and its user sees the
   * bar.
   */
  const [isAnnounced, setAnnounced] = useState(false)
  /** A pointer moves within one day more often than to another day: skip renders without a change. */
  function showDragged(next: TaskDates | null) {
    setAnnounced(false)
    setDragged((before) => (isSamePlacement(before, next) ? before : next))
  }

  const width = head + scale.days * scale.px
  const chunk = CHUNK_DAYS[scale.zoom]
  const visibleRange = useScrollWindow(
    grid,
    { count: lines.length, size: ROW_HEIGHT },
    { count: Math.ceil(scale.days / chunk), size: chunk * scale.px },
  )
  const [from, to] = [visibleRange.columns.first * chunk, (visibleRange.columns.last + 1) * chunk]
  const active = Math.min(row, lines.length - 1)
  const isVisible = active >= visibleRange.rows.first && active <= visibleRange.rows.last
  const spanOf = (line: GanttLine) => (dragged?.id === line.id ? dragged : (placed.get(line.id) ?? line.span))

  useEffect(() => {
    const element = grid.current
    if (!element || document.activeElement !== element) return
    const top = active * ROW_HEIGHT
    const height = element.clientHeight - 3 * ROW_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + height) element.scrollTop = top - height
  }, [grid, active])
  function showBar(span: Span | null) {
    const element = grid.current
    if (!element || !span) return
    const { left, width: wide } = placeOf(scale, span)
    const [viewStart, viewEnd] = [element.scrollLeft, element.scrollLeft + element.clientWidth - head]
    if (left + wide < viewStart || left > viewEnd) scrollToLeft(element, left)
  }

  function drop(moved: TaskDates) {
    setDragged(null)
    const line = lines.find((each) => each.id === moved.id)
    const previous = line && (placed.get(line.id) ?? line.span)
    if (previous && (previous.start !== moved.start || previous.end !== moved.end)) onMove?.(moved)
  }
  const commitDrag = () => {
    if (dragged) drop(dragged)
  }
  const drag = useBarDrag({
    box: grid,
    px: scale.px,
    head,
    handleAt(target) {
      const handle = target.closest<HTMLElement>('[data-grip]')?.dataset.grip as DragHandle | undefined
      const line = lines[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row)]
      const span = line && spanOf(line)
      return handle && span && onMove ? { id: line.id, handle, span } : null
    },
    onDrag: showDragged,
    onDrop: drop,
  })

  function selectRow(next: number) {
    commitDrag()
    const at = Math.min(Math.max(next, 0), lines.length - 1)
    setRow(at)
    if (lines[at]) showBar(spanOf(lines[at]))
  }

  function moveByKey(handle: DragHandle, days: number): boolean {
    const line = lines[active]
    const span = line && spanOf(line)
    if (!line?.isMovable || !span || !onMove) return false
    const next = dragSpan(span, handle, days)
    setAnnounced(true)
    setDragged({ id: line.id, ...next })
    showBar(next)
    return true
  }

  function handleKey({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (ctrlKey || metaKey || altKey) return false
    const rows: Partial<Record<string, number>> = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - 10,
      PageDown: active + 10,
      Home: 0,
      End: lines.length - 1,
    }
    const days = { ArrowLeft: -1, ArrowRight: 1 }[key]
    const line = lines[active]
    if (rows[key] !== undefined) selectRow(rows[key])
    else if (days !== undefined) return moveByKey(shiftKey ? 'end' : 'whole', days)
    else if (key === 'Enter' && dragged) commitDrag()
    else if (key === 'Enter' && line?.isOpenable) onOpen?.(line.id)
    else if (key === 'Escape' && dragged) {
      drag.letGo()
      setDragged(null)
    } else return false
    return true
  }

  const { first, last, slots } = visibleRange.rows
  const visibleLines = lines
    .slice(first, last + 1)
    .map((line, index) => ({ line, at: first + index, place: (first + index) % slots }))
  // Lanes are not read in order by assistive technology: each keeps its DOM position, whichever row it shows.
  const lanes = visibleLines.toSorted((a, b) => a.place - b.place)
  const draggedName = dragged && lines.find((line) => line.id === dragged.id)?.name
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        style={{ height: HEAD_HEIGHT + lines.length * ROW_HEIGHT + SCROLLBAR_HEIGHT }}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}how`}
        aria-rowcount={lines.length + 1}
        aria-colcount={4}
        aria-activedescendant={isVisible ? rowId(id, active) : undefined}
        data-days={hasDays ? '' : undefined}
        onKeyDown={(event) => {
          if (event.target === grid.current && handleKey(event)) event.preventDefault()
        }}
        onBlur={commitDrag}
        onClick={({ target }) => {
          const pointed = (target as Element).closest<HTMLElement>('[data-row]')
          if (!pointed) return
          setRow(Number(pointed.dataset.row))
          grid.current?.focus({ preventScroll: true })
          if ((target as Element).closest('[data-open]')) onOpen?.(lines[Number(pointed.dataset.row)]!.id)
        }}
        {...drag.handlers}
      >
        <GanttHead scale={scale} from={from} to={to} today={today} head={head} width={width} />
        <div role="presentation" className={styles.body} style={{ height: lines.length * ROW_HEIGHT, width }}>
          {/* A single sticky element for all rows paints much faster than one per row. */}
          <div role="presentation" className={styles.heads} style={{ width: head }}>
            {visibleLines.map(({ line, at, place }) => (
              <GanttRow
                key={place}
                id={id}
                row={at}
                line={line}
                span={spanOf(line)}
                isActive={at === active}
              />
            ))}
          </div>
          <div aria-hidden className={styles.lanes} style={{ insetInlineStart: head }}>
            <GanttRules scale={scale} from={from} to={to} today={today} />
            <Links lines={lines} spanOf={spanOf} scale={scale} first={first} last={last} />
            {lanes.map(({ line, at, place }) => (
              <GanttLane
                key={place}
                row={at}
                line={line}
                span={spanOf(line)}
                scale={scale}
                isDragged={dragged?.id === line.id}
              />
            ))}
          </div>
        </div>
        <p id={`${id}how`} hidden>
          {t(onMove ? 'implementationPlan:gantt.how' : 'implementationPlan:gantt.howToRead')}
        </p>
      </div>
      <output className="visually-hidden">
        {dragged &&
          isAnnounced &&
          t('implementationPlan:gantt.led', { name: draggedName, start: dragged.start, end: dragged.end })}
      </output>
    </>
  )
}
