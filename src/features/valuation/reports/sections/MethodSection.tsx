import { ABSENT, formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { Facts } from '@/shared/ui/Facts'
import { CROSS_CHECKS } from '../../engine/method/tables'
import { CITATIONS } from '../model/citations'
import { choiceName, scopeName, sourceName, stageName } from '../model/text'
import type { SectionProps } from './section'
import styles from './report.module.css'

const PHASES = ['phase1', 'phase2', 'phase3', 'applying'] as const

/** How the figures came about, where the defaults come from, and what they are not. */
export function MethodSection({ report, content, context }: SectionProps) {
  const { t } = context
  const discounting = content.assumptions.find(({ field }) => field === 'discounting')?.value
  return (
    <>
      <Facts
        facts={[
          { name: t('method.methodVersion'), value: report.methodVersion },
          { name: t('method.tableVersion'), value: report.tableVersion },
          { name: t('method.seed'), value: report.seed },
          {
            name: t('method.exchangeRate'),
            value: t('method.exchangeRateValue', { rate: report.exchangeRate }),
          },
          { name: t('method.baseDate'), value: report.baseDate },
          { name: t('method.discountRate'), value: formatPercent(content.discountRate, 2) },
          {
            name: t('method.discounting'),
            value: discounting === undefined ? ABSENT : choiceName(t, String(discounting)),
          },
          { name: t('method.periods'), value: content.periods },
        ]}
      />
      <p className={styles.reportText}>{t('method.rnpv')}</p>
      <p className={styles.reportText}>{t('method.marketed')}</p>
      <h3>{t('method.sources')}</h3>
      <dl className={styles.reportSources}>
        {Object.entries(CITATIONS).map(([source, citation]) => (
          <div key={source}>
            <dt>{sourceName(t, source)}</dt>
            <dd lang="en">{citation}</dd>
          </div>
        ))}
      </dl>
      <DataTable
        caption={t('method.crossChecks')}
        columns={[
          t('column.reference'),
          t('column.scope'),
          ...PHASES.map((stage) => stageName(t, stage)),
          t('method.loa'),
        ]}
        isNumeric={[false, false, true, true, true, true, true]}
        rows={CROSS_CHECKS.map(({ source, scope, phases, loa }) => [
          sourceName(t, source),
          scopeName(t, scope),
          ...PHASES.map((_, phase) => formatPercent((phases as readonly number[])[phase], 2)),
          formatPercent(loa, 2),
        ])}
      />
      <p className={styles.reportNote}>{t('method.crossNote')}</p>
      <h3>{t('method.disclaimerTitle')}</h3>
      <p className={styles.reportText}>{t('method.disclaimer')}</p>
    </>
  )
}
