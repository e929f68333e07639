import { EMPTY_VALUE, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { CROSS_CHECKS } from '../../engine/method/methodTables'
import { CITATIONS } from '../model/citations'
import { choiceName, scopeName, sourceName, stageName } from '../model/valuationNames'
import type { SectionProps } from './sectionProps'
import styles from './report.module.css'

const PHASES = ['phase1', 'phase2', 'phase3', 'applying'] as const

export function MethodSection({ report, content, context }: SectionProps) {
  const { t } = context
  const discounting = content.assumptions.find(({ field }) => field === 'discounting')?.value
  return (
    <>
      <DescriptionList
        items={[
          { name: t('valuation:method.methodVersion'), value: report.methodVersion },
          { name: t('valuation:method.tableVersion'), value: report.tableVersion },
          { name: t('valuation:method.seed'), value: report.seed },
          {
            name: t('valuation:method.exchangeRate'),
            value: t('valuation:method.exchangeRateValue', { rate: report.exchangeRate }),
          },
          { name: t('valuation:method.baseDate'), value: report.baseDate },
          { name: t('valuation:method.discountRate'), value: formatPercent(content.discountRate, 2) },
          {
            name: t('valuation:method.discounting'),
            value: discounting === undefined ? EMPTY_VALUE : choiceName(t, String(discounting)),
          },
          { name: t('valuation:method.periods'), value: content.periods },
        ]}
      />
      <p className={styles.reportText}>{t('valuation:method.rnpv')}</p>
      <p className={styles.reportText}>{t('valuation:method.marketed')}</p>
      <h3>{t('valuation:method.sources')}</h3>
      <dl className={styles.reportSources}>
        {Object.entries(CITATIONS).map(([source, citation]) => (
          <div key={source}>
            <dt>{sourceName(t, source)}</dt>
            <dd lang="en">{citation}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('valuation:method.crossChecks')}
        columns={[
          t('valuation:column.reference'),
          t('valuation:column.scope'),
          ...PHASES.map((stage) => stageName(t, stage)),
          t('valuation:method.loa'),
        ]}
        isNumeric={[false, false, true, true, true, true, true]}
        rows={CROSS_CHECKS.map(({ source, scope, phases, loa }) => [
          sourceName(t, source),
          scopeName(t, scope),
          ...PHASES.map((_, phase) => formatPercent((phases as readonly number[])[phase], 2)),
          formatPercent(loa, 2),
        ])}
      />
      <p className={styles.reportNote}>{t('valuation:method.crossNote')}</p>
      <h3>{t('valuation:method.disclaimerTitle')}</h3>
      <p className={styles.reportText}>{t('valuation:method.disclaimer')}</p>
    </>
  )
}
