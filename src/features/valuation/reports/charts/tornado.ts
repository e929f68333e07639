import { formatMoneyExact, formatInUnit } from '@/shared/lib/money'
import { driverLines, driverName } from '../model/valuationNames'
import { base, grid, laneAxis, legend, markLine, moneyAxis, unitOf } from './base'
import type { ReportContent } from '../model/reportContent'
import type { ReportChart } from './chart'
import { chartPalette } from './palette'
import { spans } from './spans'

const ENDS = ['low', 'high'] as const
/** Ends that move the value by less than this part of the swing get no label. */
const MIN_MOVE = 1e-6

const amounts = ({ tornado }: Pick<ReportContent, 'tornado'>) =>
  tornado.flatMap(({ low, high }) => [low, high])

/** Effect of each driver alone on the rNPV; grey bars: the driver's low end, blue: its high end. */
export const tornado: ReportChart<'tornado' | 'summary'> = {
  titleKey: 'chart.tornado.title',
  height: ({ tornado }) => 96 + 34 * tornado.length,

  option: (content, context) => {
    const { t, currency, isDark } = context
    const { ink, series, context: quiet } = chartPalette(isDark)
    const { rnpv } = content.summary
    const names = content.tornado.map(({ key, range }) => driverName(t, key, range))
    const unit = unitOf(context, amounts(content))
    const axis = moneyAxis(context, unit)
    return {
      ...base(context),
      legend: legend(
        context,
        ENDS.map((end) => t(`valuation:chart.tornado.${end}`)),
      ),
      grid: { ...grid({ top: 60, bottom: 8 }), right: 24 },
      xAxis: { ...axis, scale: true, boundaryGap: ['18%', '18%'] },
      yAxis: laneAxis(
        context,
        content.tornado.map(({ key, range }) => driverLines(t, key, range)),
      ),
      series: ENDS.map((end, index) => ({
        type: 'custom',
        name: t(`valuation:chart.tornado.${end}`),
        color: end === 'low' ? quiet : series[0],
        encode: { x: [1, 2], y: 0 },
        data: content.tornado.map((driver, row) => [row, rnpv, driver[end]]),
        renderItem: spans('horizontal', {
          color: end === 'low' ? quiet : series[0],
          ink,
          label: (row) => {
            const driver = content.tornado[row]!
            const isMoved = Math.abs(driver[end] - rnpv) > MIN_MOVE * driver.swing
            return isMoved ? formatInUnit(driver[end], unit) : ''
          },
        }),
        tooltip: {
          formatter: ({ dataIndex }: { dataIndex: number }) =>
            `${names[dataIndex]}\n${t(`valuation:chart.tornado.${end}`)} ${formatMoneyExact(content.tornado[dataIndex]![end], currency)}`,
        },
        ...(index === 0 && {
          markLine: markLine(
            context,
            [
              {
                name: `${context.valueName ?? t('valuation:kpi.rnpv')} ${formatInUnit(rnpv, unit)}`,
                xAxis: rnpv,
              },
            ],
            true,
          ),
        }),
      })),
    }
  },

  table: ({ tornado }, { t }) => ({
    columns: [
      t('valuation:column.driver'),
      t('valuation:chart.tornado.low'),
      t('valuation:chart.tornado.high'),
      t('valuation:column.swing'),
    ],
    kinds: ['text', 'money', 'money', 'money'],
    rows: tornado.map(({ key, low, high, swing, range }) => [driverName(t, key, range), low, high, swing]),
  }),

  amounts,

  finding: ({ tornado: [topDriver] }, { t, valueName }, money) =>
    topDriver
      ? t('valuation:chart.tornado.finding', {
          driver: driverName(t, topDriver.key, topDriver.range),
          value: valueName ?? t('valuation:kpi.rnpv'),
          swing: money(topDriver.swing),
        })
      : null,

  summary: ({ tornado: [topDriver, second] }, { t }, money) => {
    if (!topDriver) return t('valuation:chart.tornado.none')
    return t('valuation:chart.tornado.summary', {
      first: driverName(t, topDriver.key, topDriver.range),
      swing: money(topDriver.swing),
      second: second
        ? driverName(t, second.key, second.range)
        : driverName(t, topDriver.key, topDriver.range),
    })
  },
}
