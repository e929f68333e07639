import { formatMoney, formatPercent } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import type { DecisionTree, ResolvedIndication } from '../engine'
import type { ChartContext } from '../reports/charts'
import { stageName } from '../reports/model/valuationNames'
import reportStyles from '../reports/sections/report.module.css'
import workbenchStyles from './workbench.module.css'

/** Pixels between two decisions, and dimensions of the drawing. */
const STEP = 210
const LEFT = 24
const TRUNK = 70
const HEIGHT = 190

interface TreeDrawingProps {
  name: string
  branch: DecisionTree['indications'][number]
  stages: ResolvedIndication['stages']
  context: ChartContext
}

/**
 * Tree from left to right: a square is a decision to continue or to stop, a circle is the success or failure of a
 * stage, a triangle is the end of a path. The heavier line is the decision that is worth more.
 */
export function TreeDrawing({ name, branch, stages, context }: TreeDrawingProps) {
  const t = useTranslations('valuationWorkbench')
  const { t: reportText, language, currency } = context
  const width = LEFT + stages.length * STEP + 130
  const end = LEFT + stages.length * STEP
  const stop = branch.nodes.find(({ valueWithOption }) => valueWithOption < 0)
  const summary = stop
    ? t('valuationWorkbench:tree.summaryStop', { name, stage: stageName(reportText, stop.stage) })
    : t('valuationWorkbench:tree.summaryGo', { name, value: formatMoney(branch.enpv, currency, language) })
  return (
    <>
      <p className={reportStyles.reportText}>{summary}</p>
      <ScrollRegion label={t('valuationWorkbench:tree.drawing', { name })}>
        <svg
          className={workbenchStyles.workbenchTree}
          role="img"
          aria-label={`${t('valuationWorkbench:tree.drawing', { name })} · ${summary}`}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
        >
          {stages.map(({ stage, pos }, index) => {
            const node = branch.nodes[index]!
            const x = LEFT + index * STEP
            const isStopped = node.valueWithOption < 0
            return (
              <g key={stage}>
                <line
                  className={isStopped ? '' : workbenchStyles.treeTaken}
                  x1={x}
                  y1={TRUNK}
                  x2={x + 105}
                  y2={TRUNK}
                />
                <line x1={x + 105} y1={TRUNK} x2={x + STEP} y2={TRUNK} />
                <path
                  className={isStopped ? workbenchStyles.treeTaken : ''}
                  d={`M${x} ${TRUNK} L${x + 26} 142`}
                />
                <path d={`M${x + 105} ${TRUNK} L${x + 131} 142`} />
                <rect className={workbenchStyles.treeMark} x={x - 8} y={TRUNK - 8} width={16} height={16} />
                <circle className={workbenchStyles.treeMark} cx={x + 105} cy={TRUNK} r={8} />
                <path className={workbenchStyles.treeMark} d={`M${x + 26} 142 l12 -7 v14 z`} />
                <path className={workbenchStyles.treeMark} d={`M${x + 131} 142 l12 -7 v14 z`} />
                <text className={workbenchStyles.treeName} x={x - 8} y={TRUNK - 42}>
                  {stageName(reportText, stage)}
                </text>
                <text x={x - 8} y={TRUNK - 22}>
                  {formatMoney(node.valueWithOption, currency, language)}
                </text>
                <text x={x + 119} y={TRUNK - 10}>
                  {formatPercent(pos)}
                </text>
                <text x={x + 10} y={168}>
                  {t('valuationWorkbench:tree.stop')}
                </text>
                <text x={x + 115} y={168}>
                  {t('valuationWorkbench:tree.fails', { probability: formatPercent(1 - pos) })}
                </text>
              </g>
            )
          })}
          <path className={workbenchStyles.treeMark} d={`M${end} ${TRUNK} l14 -9 v18 z`} />
          <text className={workbenchStyles.treeName} x={end + 20} y={TRUNK + 5}>
            {reportText('valuation:tree.market')}
          </text>
        </svg>
      </ScrollRegion>
    </>
  )
}
