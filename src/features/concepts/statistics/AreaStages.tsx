import type { CSSProperties } from 'react'
import { formatNumber } from '@/shared/lib/money'
import { ScrollRegion } from '@/shared/ui/chart/ScrollRegion'
import { useTranslations } from '@/shared/i18n'
import { areaText } from '../model/choices'
import { AREAS } from '../domain/firstStage'
import { FigureCard } from '@/shared/ui/figures/FigureCard'
import { maxBy, sumOf, type BlockProps } from './blocks'
import { CountLink } from '@/shared/ui/figures/CountLink'
import { areasFinding } from './findings'
import { FIGURES } from './figures'
import { useChartNames } from './useChartNames'
import figures from '@/shared/ui/figures/blocks.module.css'

type Pairs = BlockProps['statistics']['areas']

/** Known values in the given order, then the others. */
const sortByOrder = (values: readonly string[], order: readonly string[]) => {
  const present = new Set(values)
  return [...order.filter((value) => present.has(value)), ...[...present].filter((it) => !order.includes(it))]
}
const countIn = (pairs: Pairs, area?: string, stage?: string) =>
  sumOf(pairs.filter((pair) => (!area || pair.area === area) && (!stage || pair.stage === stage)))

/** The table is the chart: the more concepts, the stronger the colour. */
export function AreaStages({ statistics: { areas: pairs }, to }: BlockProps) {
  const t = useTranslations('conceptsStatistics', 'concepts')
  const { codes, nameOf } = useChartNames('clinical_phase')
  const areas = sortByOrder(
    pairs.map(({ area }) => area),
    AREAS,
  )
  const stages = sortByOrder(
    pairs.map(({ stage }) => stage),
    codes,
  )
  const areaName = (area: string) => areaText(t, area)
  const peak = maxBy(pairs, ({ count }) => count)
  const heat = (count: number) => ({ '--heat': peak ? count / peak.count : 0 }) as CSSProperties
  return (
    <FigureCard
      title={t('conceptsStatistics:areas.title')}
      finding={areasFinding(pairs, ({ area, stage }) => `${areaName(area)} · ${nameOf(stage)}`, t)}
      isWide
      empty={peak ? undefined : t('conceptsStatistics:areas.empty')}
    >
      <p className="chart-summary">{t('conceptsStatistics:areas.summary')}</p>
      <ScrollRegion label={t('conceptsStatistics:areas.title')}>
        <table className={`data-table ${figures.heatTable}`}>
          <caption className="visually-hidden">{t('conceptsStatistics:areas.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('concepts:field.first.area')}</th>
              {stages.map((stage) => (
                <th key={stage} scope="col" className="number">
                  {nameOf(stage)}
                </th>
              ))}
              <th scope="col" className="number">
                {t('conceptsStatistics:column.total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {areas.map((area) => (
              <tr key={area}>
                <th scope="row">{areaName(area)}</th>
                {stages.map((stage) => (
                  <td
                    key={stage}
                    className={`number ${figures.heat}`}
                    style={heat(countIn(pairs, area, stage))}
                  >
                    <CountLink count={countIn(pairs, area, stage)} to={to(FIGURES.area(area, stage))} />
                  </td>
                ))}
                <td className="number">{formatNumber(countIn(pairs, area), 0)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('conceptsStatistics:column.total')}</th>
              {stages.map((stage) => (
                <td key={stage} className="number">
                  {formatNumber(countIn(pairs, undefined, stage), 0)}
                </td>
              ))}
              <td className="number">{formatNumber(sumOf(pairs), 0)}</td>
            </tr>
          </tbody>
        </table>
      </ScrollRegion>
    </FigureCard>
  )
}
