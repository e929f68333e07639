import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
// oxlint-disable-next-line no-restricted-imports -- the table is the fallback
import { lazy, Suspense, useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '@/shared/lib/reportError'
import { usePrintMode } from '../print'
import { useTranslations } from '@/shared/i18n'
import type { PickedMark } from './ChartCanvas'
import { DataTable } from './DataTable'
import { ChartHead } from './ChartHead'
import type { EChartsOption } from './chartOption'
import styles from './chart.module.css'

/** Set once loaded: printing does not wait for it. */
let canvasModule: typeof import('./ChartCanvas') | undefined
const loadCanvas = async () => (canvasModule = await import('./ChartCanvas'))
const ChartCanvas = lazy(loadCanvas)

interface ChartProps {
  title: string
  /** Conclusion in one line; becomes the heading, with the title below. */
  finding?: string | null | undefined
  unit?: string | undefined
  /**
   * Content of the chart in a sentence or two; below a finding, else above the chart. Also its accessible description.
   */
  summary: string
  /** Must be the same object while nothing changes. */
  option: EChartsOption
  table: {
    columns: readonly string[]
    rows: readonly (readonly ReactNode[])[]
    isNumeric?: readonly boolean[]
  }
  /** Called when a mark is clicked. The table must link to the same targets, for users without a pointer. */
  onPick?: (mark: PickedMark) => void
  height: number
}

/**
 * Chart with its text and numbers. The text is shown at once; the chart loads when it comes near the viewport, with its
 * space reserved, and is replaced by the table if it fails. In print, all charts are rendered once the code of one is
 * loaded; until then tables are shown.
 */
export function Chart({ title, finding, unit, summary, option, table, onPick, height }: ChartProps) {
  const t = useTranslations()
  const [isTable, setTable] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(container)
  const isPrinted = usePrintMode((mode) => mode.isPrinted)
  const findingId = useId()
  const summaryId = useId()
  const numbers = <DataTable caption={title} {...table} isCaptionHidden />
  // Animated only near the viewport: elsewhere it would cost every frame unseen.
  const skeleton = (
    <Skeleton.Node active={isNear} className={styles.chartSkeleton} style={{ width: '100%', height }} />
  )

  const summaryText = (
    <p id={summaryId} className="chart-summary">
      {summary}
    </p>
  )

  return (
    <figure className="chart">
      <div className={styles.chartHead}>
        <figcaption>
          <ChartHead id={findingId} title={title} finding={finding} unit={unit} />
        </figcaption>
        <Button
          size="small"
          icon={isTable ? <BarChartOutlined /> : <TableOutlined />}
          aria-label={`${t(isTable ? 'chart.showChart' : 'chart.showTable')} · ${title}`}
          onClick={() => setTable((before) => !before)}
        >
          <span className={styles.chartSwitch}>{t(isTable ? 'chart.showChart' : 'chart.showTable')}</span>
        </Button>
      </div>
      {!finding && summaryText}
      {isTable ? (
        numbers
      ) : (
        <div ref={container} className={styles.screen} style={{ minHeight: height }}>
          <ErrorBoundary
            fallback={numbers}
            onError={(error) => reportError('chart', error instanceof Error ? error.message : '')}
          >
            {isNear ? (
              <Suspense fallback={skeleton}>
                <div
                  role="img"
                  aria-label={title}
                  aria-describedby={finding ? `${findingId} ${summaryId}` : summaryId}
                >
                  <ChartCanvas option={option} onPick={onPick} height={height} />
                </div>
              </Suspense>
            ) : (
              skeleton
            )}
          </ErrorBoundary>
        </div>
      )}
      {isPrinted && !isTable && (
        <div className={styles.paper}>
          {canvasModule ? <canvasModule.PrintCanvas option={option} height={height} /> : numbers}
        </div>
      )}
      {finding && summaryText}
    </figure>
  )
}

const MARGIN_PX = 600

/** True once an element has come near the viewport. */
function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some((it) => it.isIntersecting) && setNear(true),
      {
        rootMargin: `${MARGIN_PX}px 0px`,
      },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
