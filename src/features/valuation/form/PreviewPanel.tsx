import { Card } from 'antd'
import { addYears } from '@/shared/lib/dates'
import { formatNumber, formatPercent } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import styles from './form.module.css'
import { useSettled } from '@/shared/ui/fields/useSettled'
import { fieldLabel } from './model/texts'
import { FieldLink, FieldLinks } from '@/shared/form/FieldLinks'
import { useText } from '@/shared/texts'
import { usePreview, type Preview, type PreviewResult } from './usePreview'
import { useFromValues } from './fields/watching'

/** Missing fields that are named; the rest is counted. */
const MOST_NAMED = 6
/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

interface PreviewPanelProps {
  /** What is missing is listed beside it already. */
  isListed: boolean
}

/** Beside the form: what it is worth as typed so far. */
export function PreviewPanel({ isListed }: PreviewPanelProps) {
  const t = useText('valuationForm')
  const short = useShortMoney()
  const preview = usePreview(useFromValues((values) => values))
  const { result, isComputing, problem } = preview
  const spoken = result
    ? t('valuationForm:preview.announce', {
        rnpv: short(result.evaluation.rnpv, result.currency),
        loa: formatPercent(result.evaluation.loa[0]),
      })
    : ''
  const settled = useSettled(spoken, READ_OUT_AFTER)
  return (
    <aside className={styles.preview} aria-label={t('valuationForm:preview.title')}>
      <Card
        title={<h2>{t('valuationForm:preview.title')}</h2>}
        extra={isComputing && t('valuationForm:preview.computing')}
        aria-busy={isComputing}
      >
        {problem && <Problem problem={problem} isListed={isListed} />}
        {result && <Figures result={result} />}
        <p className={styles.hint}>{t('valuationForm:preview.note')}</p>
        <output className="visually-hidden">{settled}</output>
      </Card>
    </aside>
  )
}

interface ProblemProps extends PreviewPanelProps {
  problem: NonNullable<Preview['problem']>
}

function Problem({ problem, isListed }: ProblemProps) {
  const t = useText('valuationForm')
  if (problem.kind === 'failed') return <p>{t('valuationForm:preview.failed')}</p>
  if (problem.kind === 'refused') {
    return (
      <p>
        {t(`valuationForm:engineError.${problem.error.code}`)}{' '}
        <FieldLink
          path={problem.path}
          label={t('valuationForm:engineError.goTo', { field: fieldLabel(t, problem.path) })}
        />
      </p>
    )
  }
  const { issues } = problem
  return (
    <>
      <p>{t('valuationForm:preview.incomplete', { count: issues.length })}</p>
      {!isListed && (
        <FieldLinks
          fields={issues.slice(0, MOST_NAMED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
          more={
            issues.length > MOST_NAMED &&
            t('valuationForm:preview.more', { count: issues.length - MOST_NAMED })
          }
        />
      )}
    </>
  )
}

function Figures({ result }: { result: PreviewResult }) {
  const t = useText('valuationForm')
  const { evaluation, currency, baseDate, statistics, isRefining } = result
  return (
    <>
      <dl>
        <dt>{t('valuationForm:preview.rnpv')}</dt>
        <dd>
          <MoneyText amount={evaluation.rnpv} currency={currency} />
        </dd>
        <dt>{t('valuationForm:preview.loa')}</dt>
        <dd>{formatPercent(evaluation.loa[0])}</dd>
        <dt>{t('valuationForm:preview.peakSales')}</dt>
        <dd>
          <MoneyText amount={evaluation.peakSales} currency={currency} />
        </dd>
        <dt>{t('valuationForm:preview.launch')}</dt>
        <dd>{addYears(baseDate, evaluation.launch[0] ?? 0).slice(0, 7)}</dd>
      </dl>
      {statistics && (
        <>
          <h3>{t('valuationForm:preview.quantiles')}</h3>
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
            {t('valuationForm:preview.paths', { paths: formatNumber(statistics.paths) })}{' '}
            {isRefining && t('valuationForm:preview.refining')}
          </p>
        </>
      )}
    </>
  )
}
