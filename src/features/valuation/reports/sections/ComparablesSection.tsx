import { exactMoney, formatPercent } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { ENOUGH_COMPARABLES } from '../../engine/method/tables'
import { countLabel } from '../charts/comparables'
import { ChartBlock } from './ChartBlock'
import type { SectionProps } from './section'
import { StageComparables } from './StageComparables'
import styles from './report.module.css'

/** Where the value lies among comparable deals. */
export function ComparablesSection({ content, context }: SectionProps) {
  return (
    <StageComparables content={content} context={context}>
      {(shown) => <Comparables content={shown} context={context} />}
    </StageComparables>
  )
}

function Comparables({ content, context }: Pick<SectionProps, 'content' | 'context'>) {
  const { t, currency } = context
  const { rows, count, p25, median, p75, percentile, ratioToMedian } = content.comparables
  const isEnough = count >= ENOUGH_COMPARABLES
  return (
    <>
      <ChartBlock id="comparables" content={content} context={context} />
      {count > 0 && (
        <Facts
          facts={[
            { name: countLabel(t, content.comparables), value: count },
            { name: t('comparables.p25'), value: exactMoney(p25, currency) },
            { name: t('comparables.median'), value: exactMoney(median, currency) },
            { name: t('comparables.p75'), value: exactMoney(p75, currency) },
            { name: t('comparables.ratio'), value: formatPercent(ratioToMedian) },
            ...(isEnough ? [{ name: t('comparables.percentile'), value: formatPercent(percentile) }] : []),
          ]}
        />
      )}
      {count > 0 && !isEnough && (
        <p className={styles.reportNote}>{t('comparables.few', { enough: ENOUGH_COMPARABLES })}</p>
      )}
      {rows.some(({ isDemo }) => isDemo) && <p className={styles.reportNote}>{t('comparables.demoNote')}</p>}
    </>
  )
}
