import { formatMoneyExact, formatPercent } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { MIN_COMPARABLES } from '../../engine/method/methodTables'
import { countLabel, leftOutText } from '../charts/comparables'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './sectionProps'
import { FilteredComparables } from './FilteredComparables'
import styles from './report.module.css'

export function ComparablesSection(section: SectionProps) {
  return (
    <FilteredComparables {...section}>
      {(shown) => <Comparables content={shown} context={section.context} />}
    </FilteredComparables>
  )
}

function Comparables({ content, context }: Pick<SectionProps, 'content' | 'context'>) {
  const { t, currency } = context
  const leftOut = leftOutText(t, content.comparables)
  const { rows, count, p25, median, p75, percentile, ratioToMedian } = content.comparables
  const isEnough = count >= MIN_COMPARABLES
  return (
    <>
      <ChartBlock id="comparables" content={content} context={context} />
      {count > 0 && (
        <DescriptionList
          items={[
            { name: countLabel(t, content.comparables), value: count },
            { name: t('valuation:comparables.p25'), value: formatMoneyExact(p25, currency) },
            { name: t('valuation:comparables.median'), value: formatMoneyExact(median, currency) },
            { name: t('valuation:comparables.p75'), value: formatMoneyExact(p75, currency) },
            { name: t('valuation:comparables.ratio'), value: formatPercent(ratioToMedian) },
            ...(isEnough
              ? [{ name: t('valuation:comparables.percentile'), value: formatPercent(percentile) }]
              : []),
          ]}
        />
      )}
      {count > 0 && !isEnough && (
        <p className={styles.reportNote}>{t('valuation:comparables.few', { enough: MIN_COMPARABLES })}</p>
      )}
      {leftOut && <p className={styles.reportNote}>{leftOut}</p>}
      {rows.some(({ isDemo }) => isDemo) && (
        <p className={styles.reportNote}>{t('valuation:comparables.demoNote')}</p>
      )}
    </>
  )
}
