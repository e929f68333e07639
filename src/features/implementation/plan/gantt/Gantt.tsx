import { Button, Segmented } from 'antd'
import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { serverToday } from '@/shared/api/serverToday'
import { useUserSetting } from '@/shared/list/useUserSetting'
import { useTranslations } from '@/shared/i18n'
import { useIsNarrow, useIsPhone } from '@/shared/ui/breakpoints'
import { firstUnfinishedRow, GanttChart, type GanttChartProps } from './GanttChart'
import { ROW_HEIGHT } from './GanttRow'
import { scaleOf, xOf, ZOOMS, type Zoom } from './scale'
import styles from './gantt.module.css'

/** Px; the wide one includes the start and end day. */
const HEAD_WIDTH = { wide: 420, narrow: 220, phone: 132 }

const ZoomSchema = z.enum(ZOOMS)

interface GanttProps extends Pick<GanttChartProps, 'label' | 'lines' | 'placed' | 'onMove' | 'onOpen'> {
  settingKey: string
  defaultZoom: Zoom
  before?: ReactNode
  after?: ReactNode
}

export function Gantt({ settingKey, defaultZoom, before, after, ...chart }: GanttProps) {
  const { lines } = chart
  const t = useTranslations('implementationPlan')
  const [zoom, setZoom] = useUserSetting(`gantt:${settingKey}`, ZoomSchema, defaultZoom)
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
  const head = isPhone ? HEAD_WIDTH.phone : isNarrow ? HEAD_WIDTH.narrow : HEAD_WIDTH.wide

  function showToday() {
    const element = grid.current
    if (!element) return
    element.scrollTop = (firstUnfinishedRow(lines, today) - 2) * ROW_HEIGHT
    element.scrollLeft = xOf(scale, today) - (element.clientWidth - head) / 3
  }
  // Starts at today's work, and keeps the scroll position when the scale changes.
  const lastLayout = useRef({ first: scale.first, zoom: null as string | null })
  useEffect(() => {
    const { first, zoom: last } = lastLayout.current
    lastLayout.current = { first: scale.first, zoom }
    if (last === zoom && grid.current) grid.current.scrollLeft += (first - scale.first) * scale.px
    else showToday()
    // oxlint-disable-next-line react/exhaustive-deps -- only the initial line scrolls to today
  }, [scale, zoom])

  return (
    <>
      <div className={styles.tools}>
        {before}
        <Segmented
          aria-label={t('implementationPlan:gantt.zoom.label')}
          value={zoom}
          onChange={(next) => setZoom(() => next)}
          options={ZOOMS.map((value) => ({ value, label: t(`implementationPlan:gantt.zoom.${value}`) }))}
        />
        <Button onClick={showToday}>{t('implementationPlan:gantt.toToday')}</Button>
        {after}
      </div>
      <GanttChart {...chart} ref={grid} scale={scale} head={head} hasDays={!isNarrow} today={today} />
    </>
  )
}
