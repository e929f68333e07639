import { Button, Segmented } from 'antd'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import * as z from 'zod'
import { serverToday } from '@/shared/api/serverToday'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { useText } from '@/shared/texts'
import { useScrollWindow } from '@/shared/ui/useScrollWindow'
import { useIsNarrow, useIsPhone } from '@/shared/ui/windowWidth'
import { ledBy, type Placed, type Span } from '../../domain/plan'
import { GanttHead, GanttRules, HEIGHT } from './GanttHead'
import { GanttLane, GanttRow, ROW, rowId } from './GanttRow'
import type { GanttLine } from './line'
import { Links } from './Links'
import { placeOf, scaleOf, xOf, ZOOMS, type Zoom } from './scale'
import { useBarDrag, type Grip } from './useBarDrag'
import styles from './gantt.module.css'

/** Px of the names, with the two days where there is room for them. */
const HEAD = { wide: 420, narrow: 220, phone: 132 }
/** Days that come into sight together. */
const CHUNK = { day: 7, week: 28, month: 84 }
/** Px before a bar that was brought into sight. */
const BEFORE = 48
/** Px below the rows for what scrolls them sideways. */
const BAR_BELOW = 18

const AnyZoom = z.enum(ZOOMS)

interface GanttProps {
  label: string
  /** Of the scale that the user chooses, and what it is before. */
  setting: string
  usual: Zoom
  lines: readonly GanttLine[]
  /** Where some lines stand that are on their way. */
  placed?: ReadonlyMap<string, Span>
  /** A line was led to other days. */
  onMove?: (moved: Placed) => void
  onOpen?: (id: string) => void
  /** Beside the choice of the scale. */
  before?: ReactNode
  after?: ReactNode
}

const showFrom = (grid: HTMLElement | null, left: number) => {
  if (grid) grid.scrollLeft = Math.max(0, left - BEFORE)
}

/** The first row of what has not ended yet. */
const rowOf = (lines: readonly GanttLine[], today: string) =>
  Math.max(
    0,
    lines.findIndex(({ span }) => span !== null && span.end >= today),
  )

const NOWHERE: ReadonlyMap<string, Span> = new Map()

/**
 * Lines with bars below their days, of any number only those in sight are drawn. A bar is led by dragging it or its ends, or
 * by keys; it counts when it is let go of, Enter is pressed or another line is chosen, and Escape puts it back.
 */
export function Gantt(props: GanttProps) {
  const { label, setting, usual, lines, placed = NOWHERE, onMove, onOpen, before, after } = props
  const t = useText('implementationPlan')
  const [zoom, putZoom] = useUserSetting(`gantt:${setting}`, AnyZoom, usual)
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const grid = useRef<HTMLDivElement>(null)
  const id = useId()
  const [row, setRow] = useState(() => rowOf(lines, serverToday()))
  /** The line that is led now, and not let go of. */
  const [led, setLed] = useState<Placed | null>(null)

  const today = serverToday()
  const scale = useMemo(
    () =>
      scaleOf(
        lines.flatMap(({ span, marks }) => [
          ...(span ? [span] : []),
          ...marks.map(({ day }) => ({ start: day, end: day })),
        ]),
        today,
        zoom,
      ),
    [lines, today, zoom],
  )
  const head = isPhone ? HEAD.phone : isNarrow ? HEAD.narrow : HEAD.wide
  const width = head + scale.days * scale.px
  const chunk = CHUNK[zoom]
  const sight = useScrollWindow(grid, { count: lines.length, size: ROW }, { count: Math.ceil(scale.days / chunk), size: chunk * scale.px }) // prettier-ignore
  const [from, to] = [sight.columns.first * chunk, (sight.columns.last + 1) * chunk]
  const active = Math.min(row, lines.length - 1)
  /** Scrolled out of sight it is not drawn. */
  const isSeen = active >= sight.rows.first && active <= sight.rows.last
  const spanOf = (line: GanttLine) => (led?.id === line.id ? led : (placed.get(line.id) ?? line.span))

  function showToday() {
    const element = grid.current
    if (!element) return
    element.scrollTop = (rowOf(lines, today) - 2) * ROW
    element.scrollLeft = xOf(scale, today) - (element.clientWidth - head) / 3
  }
  // Begun where the work is now, and kept there when the days are laid out anew.
  const begin = useRef({ first: scale.first, zoom: null as string | null })
  useEffect(() => {
    const { first, zoom: last } = begin.current
    begin.current = { first: scale.first, zoom }
    if (last === zoom && grid.current) grid.current.scrollLeft += (first - scale.first) * scale.px
    else showToday()
    // oxlint-disable-next-line react/exhaustive-deps -- other lines do not lead back to today
  }, [scale, zoom])

  // What the keys have come to is brought into sight.
  useEffect(() => {
    const element = grid.current
    if (!element || document.activeElement !== element) return
    const top = active * ROW
    const height = element.clientHeight - 3 * ROW
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + height) element.scrollTop = top - height
  }, [active])
  function showBar(span: Span | null) {
    const element = grid.current
    if (!element || !span) return
    const { left, width: wide } = placeOf(scale, span)
    const [begins, ends] = [element.scrollLeft, element.scrollLeft + element.clientWidth - head]
    if (left + wide < begins || left > ends) showFrom(element, left)
  }

  function drop(moved: Placed) {
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
    onDrag: setLed,
    onDrop: drop,
  })

  function choose(next: number) {
    settle()
    const at = Math.min(Math.max(next, 0), lines.length - 1)
    setRow(at)
    if (lines[at]) showBar(spanOf(lines[at]))
  }

  function lead(grip: Grip, days: number): boolean {
    const line = lines[active]
    const span = line && spanOf(line)
    if (!line?.isMovable || !span || !onMove) return false
    const next = ledBy(span, grip, days)
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
    else if (days !== undefined) return lead(shiftKey ? 'end' : 'whole', days)
    else if (key === 'Enter' && led) settle()
    else if (key === 'Enter' && line?.isOpenable) onOpen?.(line.id)
    else if (key === 'Escape' && led) {
      drag.letGo()
      setLed(null)
    } else return false
    return true
  }

  const inSight = lines
    .slice(sight.rows.first, sight.rows.last + 1)
    .map((line, index) => ({ line, at: sight.rows.first + index }))
  const ledName = led && lines.find((line) => line.id === led.id)?.name
  return (
    <>
      <div className={styles.tools}>
        {before}
        <Segmented
          aria-label={t('implementationPlan:gantt.zoom.label')}
          value={zoom}
          onChange={(next) => putZoom(() => next)}
          options={ZOOMS.map((value) => ({ value, label: t(`implementationPlan:gantt.zoom.${value}`) }))}
        />
        <Button onClick={showToday}>{t('implementationPlan:gantt.toToday')}</Button>
        {after}
      </div>
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
        data-days={isNarrow ? undefined : ''}
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
            {inSight.map(({ line, at }) => (
              <GanttRow
                key={line.id}
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
            <Links
              lines={lines}
              spanOf={spanOf}
              scale={scale}
              first={sight.rows.first}
              last={sight.rows.last}
            />
            {inSight.map(({ line, at }) => (
              <GanttLane
                key={line.id}
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
        {led && t('implementationPlan:gantt.led', { name: ledName, start: led.start, end: led.end })}
      </output>
    </>
  )
}
