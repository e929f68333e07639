import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useScrollWindow } from '@/shared/ui/useScrollWindow'
import { dragSpan, type TaskDates, type Span } from '../../domain/plan'
import { GanttHead, GanttRules, HEIGHT } from './GanttHead'
import { GanttLane, GanttRow, ROW, rowId } from './GanttRow'
import type { GanttLine } from './line'
import { Links } from './Links'
import { placeOf, type Scale } from './scale'
import { useBarDrag, type Grip } from './useBarDrag'
import styles from './gantt.module.css'

/** Days that come into sight together. */
const CHUNK = { day: 7, week: 28, month: 84 }
/** Px before a bar that was brought into sight. */
const BEFORE = 48
/** Px below the rows for what scrolls them sideways. */
const BAR_BELOW = 18

export interface GanttChartProps {
  ref: RefObject<HTMLDivElement | null>
  label: string
  lines: readonly GanttLine[]
  /** Where some lines stand that are on their way. */
  placed?: ReadonlyMap<string, Span>
  scale: Scale
  /** Px of the names and, where they are shown, their days. */
  head: number
  hasDays: boolean
  today: string
  /** A line was led to other days. */
  onMove?: (moved: TaskDates) => void
  onOpen?: (id: string) => void
}

const showFrom = (grid: HTMLElement | null, left: number) => {
  if (grid) grid.scrollLeft = Math.max(0, left - BEFORE)
}

/** The first row of what has not ended yet. */
export const firstOpen = (lines: readonly GanttLine[], today: string) =>
  Math.max(
    0,
    lines.findIndex(({ span }) => span !== null && span.end >= today),
  )

const NOWHERE: ReadonlyMap<string, Span> = new Map()

const isAlike = (a: TaskDates | null, b: TaskDates | null) =>
  a === b || (a?.id === b?.id && a?.start === b?.start && a?.end === b?.end)

/**
 * Of any number of lines only those in sight are drawn. A bar is led by dragging it or its ends, or by keys; it counts
 * when it is let go of, Enter is pressed or another line is chosen, and Escape puts it back.
 */
export function GanttChart(props: GanttChartProps) {
  const { ref: grid, label, lines, placed = NOWHERE, scale, head, hasDays, today, onMove, onOpen } = props
  const t = useTranslations('implementationPlan')
  const id = useId()
  const [row, setRow] = useState(() => firstOpen(lines, today))
  /** The line that is led now, and not let go of. */
  const [led, setLed] = useState<TaskDates | null>(null)
  /** Said only of keys: a pointer passes by a day with each frame, and who drags sees where. */
  const [isSaid, setSaid] = useState(false)
  /** A pointer moves within a day more often than to another. */
  function lead(next: TaskDates | null) {
    setSaid(false)
    setLed((before) => (isAlike(before, next) ? before : next))
  }

  const width = head + scale.days * scale.px
  const chunk = CHUNK[scale.zoom]
  const sight = useScrollWindow(
    grid,
    { count: lines.length, size: ROW },
    { count: Math.ceil(scale.days / chunk), size: chunk * scale.px },
  )
  const [from, to] = [sight.columns.first * chunk, (sight.columns.last + 1) * chunk]
  const active = Math.min(row, lines.length - 1)
  /** Scrolled out of sight it is not drawn. */
  const isSeen = active >= sight.rows.first && active <= sight.rows.last
  const spanOf = (line: GanttLine) => (led?.id === line.id ? led : (placed.get(line.id) ?? line.span))

  // What the keys have come to is brought into sight.
  useEffect(() => {
    const element = grid.current
    if (!element || document.activeElement !== element) return
    const top = active * ROW
    const height = element.clientHeight - 3 * ROW
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + height) element.scrollTop = top - height
  }, [grid, active])
  function showBar(span: Span | null) {
    const element = grid.current
    if (!element || !span) return
    const { left, width: wide } = placeOf(scale, span)
    const [begins, ends] = [element.scrollLeft, element.scrollLeft + element.clientWidth - head]
    if (left + wide < begins || left > ends) showFrom(element, left)
  }

  function drop(moved: TaskDates) {
    setLed(null)
    const line = lines.find((each) => each.id === moved.id)
    const stood = line && (placed.get(line.id) ?? line.span)
    if (stood && (stood.start !== moved.start || stood.end !== moved.end)) onMove?.(moved)
  }
  const settle = () => {
    if (led) drop(led)
  }
  const drag = useBarDrag({
    box: grid,
    px: scale.px,
    head,
    heldAt(target) {
      const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip as Grip | undefined
      const line = lines[Number(target.closest<HTMLElement>('[data-row]')?.dataset.row)]
      const span = line && spanOf(line)
      return grip && span && onMove ? { id: line.id, grip, span } : null
    },
    onDrag: lead,
    onDrop: drop,
  })

  function choose(next: number) {
    settle()
    const at = Math.min(Math.max(next, 0), lines.length - 1)
    setRow(at)
    if (lines[at]) showBar(spanOf(lines[at]))
  }

  function leadBy(grip: Grip, days: number): boolean {
    const line = lines[active]
    const span = line && spanOf(line)
    if (!line?.isMovable || !span || !onMove) return false
    const next = dragSpan(span, grip, days)
    setSaid(true)
    setLed({ id: line.id, ...next })
    showBar(next)
    return true
  }

  /** What a key does; false for one that does nothing here. */
  function press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
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
    if (rows[key] !== undefined) choose(rows[key])
    else if (days !== undefined) return leadBy(shiftKey ? 'end' : 'whole', days)
    else if (key === 'Enter' && led) settle()
    else if (key === 'Enter' && line?.isOpenable) onOpen?.(line.id)
    else if (key === 'Escape' && led) {
      drag.letGo()
      setLed(null)
    } else return false
    return true
  }

  const { first, last, places } = sight.rows
  const inSight = lines
    .slice(first, last + 1)
    .map((line, index) => ({ line, at: first + index, place: (first + index) % places }))
  // Nobody reads the lanes one after the other: each stays where it is, whichever row it shows now.
  const lanes = inSight.toSorted((a, b) => a.place - b.place)
  const ledName = led && lines.find((line) => line.id === led.id)?.name
  return (
    <>
      <div
        ref={grid}
        className={styles.grid}
        style={{ height: HEIGHT + lines.length * ROW + BAR_BELOW }}
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}how`}
        aria-rowcount={lines.length + 1}
        aria-colcount={4}
        aria-activedescendant={isSeen ? rowId(id, active) : undefined}
        data-days={hasDays ? '' : undefined}
        onKeyDown={(event) => {
          if (event.target === grid.current && press(event)) event.preventDefault()
        }}
        onBlur={settle}
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
        <div role="presentation" className={styles.body} style={{ height: lines.length * ROW, width }}>
          {/* One thing that stays while the days go by: a screen draws that far faster than one for each row. */}
          <div role="presentation" className={styles.heads} style={{ width: head }}>
            {inSight.map(({ line, at, place }) => (
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
                isLed={led?.id === line.id}
              />
            ))}
          </div>
        </div>
        <p id={`${id}how`} hidden>
          {t(onMove ? 'implementationPlan:gantt.how' : 'implementationPlan:gantt.howToRead')}
        </p>
      </div>
      <output className="visually-hidden">
        {led &&
          isSaid &&
          t('implementationPlan:gantt.led', { name: ledName, start: led.start, end: led.end })}
      </output>
    </>
  )
}
