import { Button, Segmented } from 'antd'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { useTranslations } from '@/shared/i18n'
import { useIsNarrow, useIsPhone } from '@/shared/ui/windowWidth'
import { firstOpen, GanttChart, type GanttChartProps } from './GanttChart'
import { ROW } from './GanttRow'
import { scaleOf, xOf, ZOOMS, type Zoom } from './scale'
import styles from './gantt.module.css'

/** Px of the names, with the two days where there is room for them. */
const HEAD = { wide: 420, narrow: 220, phone: 132 }

const AnyZoom = z.enum(ZOOMS)

interface GanttProps extends Pick<GanttChartProps, 'label' | 'lines' | 'placed' | 'onMove' | 'onOpen'> {
  /** Of the scale that the user chooses, and what it is before. */
  setting: string
  usual: Zoom
  /** Beside the choice of the scale. */
  before?: ReactNode
  after?: ReactNode
}

/** Lines with bars below their days, in the scale that the user chooses. */
export function Gantt({ setting, usual, before, after, ...chart }: GanttProps) {
  const { lines } = chart
  const t = useTranslations('implementationPlan')
  const [zoom, putZoom] = useUserSetting(`gantt:${setting}`, AnyZoom, usual)
  const isPhone = useIsPhone()
  const isNarrow = useIsNarrow()
  const grid = useRef<HTMLDivElement>(null)
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

  function showToday() {
    const element = grid.current
    if (!element) return
    element.scrollTop = (firstOpen(lines, today) - 2) * ROW
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
      <GanttChart {...chart} ref={grid} scale={scale} head={head} hasDays={!isNarrow} today={today} />
    </>
  )
}
