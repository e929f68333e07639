import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { addYears } from '@/shared/lib/dates'
import { formatMoney, formatNumber, formatPercent } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import styles from './form.module.css'
import { useSettled } from '@/shared/ui/fields/useSettled'
import { fieldLabel } from './model/texts'
import { FieldLink, FieldLinks } from '@/shared/form/FieldLinks'
import { usePreview, type Preview, type PreviewResult } from './usePreview'
import { useFromValues } from './fields/watching'

/** Missing fields that are named; the rest is counted. */
const MOST_NAMED = 6
/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

/** Beside the form: what it is worth as typed so far. */
export function PreviewPanel() {
  const { t } = useTranslation('valuationForm')
  const preview = usePreview(useFromValues((values) => values))
  const { result, isComputing, problem } = preview
  const spoken = result
    ? t('preview.announce', {
        rnpv: formatMoney(result.evaluation.rnpv, result.currency),
        loa: formatPercent(result.evaluation.loa[0]),
      })
    : ''
  const settled = useSettled(spoken, READ_OUT_AFTER)
  return (
    <aside className={styles.preview} aria-label={t('preview.title')}>
      <Card
        title={<h2>{t('preview.title')}</h2>}
        extra={isComputing && t('preview.computing')}
        aria-busy={isComputing}
      >
        {problem && <Problem problem={problem} />}
        {result && <Figures result={result} />}
        <p className={styles.hint}>{t('preview.note')}</p>
        <output className="visually-hidden">{settled}</output>
      </Card>
    </aside>
  )
}

function Problem({ problem }: { problem: NonNullable<Preview['problem']> }) {
  const { t } = useTranslation('valuationForm')
  if (problem.kind === 'failed') return <p>{t('preview.failed')}</p>
  if (problem.kind === 'refused') {
    return (
      <p>
        {t(`engineError.${problem.error.code}`)}{' '}
        <FieldLink
          path={problem.path}
          label={t('engineError.goTo', { field: fieldLabel(t, problem.path) })}
        />
      </p>
    )
  }
  const { issues } = problem
  return (
    <>
      <p>{t('preview.incomplete', { count: issues.length })}</p>
      <FieldLinks
        fields={issues.slice(0, MOST_NAMED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
        more={issues.length > MOST_NAMED && t('preview.more', { count: issues.length - MOST_NAMED })}
      />
    </>
  )
}

function Figures({ result }: { result: PreviewResult }) {
  const { t } = useTranslation('valuationForm')
  const { evaluation, currency, baseDate, statistics, isRefining } = result
  return (
    <>
      <dl>
        <dt>{t('preview.rnpv')}</dt>
        <dd>
          <MoneyText amount={evaluation.rnpv} currency={currency} />
        </dd>
        <dt>{t('preview.loa')}</dt>
        <dd>{formatPercent(evaluation.loa[0])}</dd>
        <dt>{t('preview.peakSales')}</dt>
        <dd>
          <MoneyText amount={evaluation.peakSales} currency={currency} />
        </dd>
        <dt>{t('preview.launch')}</dt>
        <dd>{addYears(baseDate, evaluation.launch[0] ?? 0).slice(0, 7)}</dd>
      </dl>
      {statistics && (
        <>
          <h3>{t('preview.quantiles')}</h3>
          <dl className={styles.quantiles}>
            {(['p10', 'p50', 'p90'] as const).map((name) => (
              <div key={name}>
                <dt>{name.toUpperCase()}</dt>
                <dd>
                  <MoneyText amount={statistics.quantiles[name]} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.hint}>
            {t('preview.paths', { paths: formatNumber(statistics.paths) })}{' '}
            {isRefining && t('preview.refining')}
          </p>
        </>
      )}
    </>
  )
}
