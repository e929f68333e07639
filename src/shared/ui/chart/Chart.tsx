import { BarChartOutlined, TableOutlined } from '@ant-design/icons'
import { Button, Skeleton } from 'antd'
// oxlint-disable-next-line no-restricted-imports -- where it fails, the table stands in
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { reportError } from '@/shared/lib/reportError'
import { usePrintMode } from '../print'
import { useTranslations } from '@/shared/i18n'
import type { PickedMark } from './ChartCanvas'
import { DataTable } from './DataTable'
import { Head } from './ChartHead'
import type { EChartsOption } from './chartOption'
import { useNear } from './useNearViewport'
import styles from './chart.module.css'

/** Once it has come: a print does not wait for it. */
let drawing: typeof import('./ChartCanvas') | undefined
const loadDrawing = async () => (drawing = await import('./ChartCanvas'))
const Canvas = lazy(loadDrawing)

interface ChartProps {
  /** What is shown; its name for those who do not see it. */
  title: string
  /** What one sees in it, in one line: then that is its heading, and the title stands below. */
  finding?: string | null | undefined
  /** What its axis counts in. */
  unit?: string | undefined
  /** What the chart says, in a sentence or two; stands below a finding or else above the drawing, and describes it to those who do not see it. */
  summary: string
  /** Keep it the same object while nothing changes. */
  option: EChartsOption
  /** The same numbers, written. */
  table: {
    columns: readonly string[]
    rows: readonly (readonly ReactNode[])[]
    isNumeric?: readonly boolean[]
  }
  /** A mark was clicked. What it leads to, the table links as well: it is there for those who use no pointer. */
  onPick?: (mark: PickedMark) => void
  /** Pixels. */
  height: number
}

/**
 * A chart with its text and its numbers. The text is there at once, the drawing loads when it comes near the
 * screen and keeps its place meanwhile; where it cannot be drawn, the table stands in. On paper all are drawn
 * once the code of one has come; until then the tables stand there.
 */
export function Chart({ title, finding, unit, summary, option, table, onPick, height }: ChartProps) {
  const t = useTranslations()
  const [isTable, setTable] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const isPrinted = usePrintMode((paper) => paper.isPrinted)
  const findingId = useId()
  const summaryId = useId()
  const numbers = <DataTable caption={title} {...table} isCaptionHidden />
  // Moves only while something loads: far from the screen that would cost each frame, and nobody sees it.
  const skeleton = (
    <Skeleton.Node active={isNear} className={styles.chartSkeleton} style={{ width: '100%', height }} />
  )

  const said = (
    <p id={summaryId} className="chart-summary">
      {summary}
    </p>
  )

  return (
    <figure className="chart">
      <div className={styles.chartHead}>
        <figcaption>
          <Head id={findingId} title={title} finding={finding} unit={unit} />
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
      {!finding && said}
      {isTable ? (
        numbers
      ) : (
        <div ref={place} className={styles.screen} style={{ minHeight: height }}>
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
                  <Canvas option={option} onPick={onPick} height={height} />
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
          {drawing ? <drawing.PaperCanvas option={option} height={height} /> : numbers}
        </div>
      )}
      {finding && said}
    </figure>
  )
}
