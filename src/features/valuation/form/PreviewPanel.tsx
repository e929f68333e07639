import { Skeleton } from 'antd'
import { Suspense, use, useMemo, type ReactNode } from 'react'
import { FieldLink, FieldLinks } from '@/shared/form/FieldLinks'
import { pathKey } from '@/shared/form/fieldPath'
import { EMPTY_VALUE, formatNumber, formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useShortMoney } from '@/shared/ui/cells/useShortMoney'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useFromChecks, useLaunch } from './fields/watching'
import styles from './form.module.css'
import { fieldLabel } from './model/texts'
import { PreviewContext } from './preview/previewContext'
import type { Preview, PreviewResult } from './preview/usePreview'

// Of the report's first page; there is nothing to draw before the first paths.
const RangeDrawing = lazyWithRetry(async () => ({
  default: (await import('../reports/summary/RangeDrawing')).RangeDrawing,
}))

/** Missing fields that are named; the rest is counted. */
const MOST_NAMED = 6
/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

interface PreviewPanelProps {
  /** What is missing is listed beside it already. */
  isListed: boolean
  /** Where it stands here. Above all that comes and goes: a button that moves under the pointer loses the press. */
  submit: ReactNode
  /** What is wrong. */
  children: ReactNode
}

/** Beside the form: what it is worth as typed so far, the submit, and whether anything is in its way. */
export function PreviewPanel({ isListed, submit, children }: PreviewPanelProps) {
  const t = useTranslations('valuationForm')
  const short = useShortMoney()
  const { result, isComputing, problem } = use(PreviewContext)
  const spoken = result
    ? t('valuationForm:preview.announce', {
        rnpv: short(result.evaluation.rnpv, result.currency),
        loa: formatPercent(result.evaluation.loa[0]),
      })
    : ''
  const settled = useDebounced(spoken, READ_OUT_AFTER)
  const paths = result?.statistics?.paths
  return (
    <aside className={styles.preview} aria-label={t('valuationForm:preview.title')}>
      <div className={styles.card} aria-busy={isComputing}>
        <div className={styles.title}>
          <h2>{t('valuationForm:preview.title')}</h2>
          <span>
            {isComputing
              ? t('valuationForm:preview.computing')
              : paths !== undefined && t('valuationForm:preview.paths', { paths: formatNumber(paths) })}
          </span>
        </div>
        <dl>
          <div className={styles.main}>
            <dt>{t('valuationForm:preview.rnpv')}</dt>
            <dd>
              {result ? (
                <MoneyText amount={result.evaluation.rnpv} currency={result.currency} />
              ) : (
                EMPTY_VALUE
              )}
            </dd>
          </div>
        </dl>
        {submit}
        {children}
        {problem && <Problem problem={problem} isListed={isListed} />}
        {result && <Ready />}
        {result && <Figures result={result} />}
        <output className="visually-hidden">{settled}</output>
      </div>
      <p className={styles.hint}>{t('valuationForm:preview.note')}</p>
    </aside>
  )
}

/** The value alone, or how much is missing for one: for where there is room for no more. */
export function PreviewValue() {
  const t = useTranslations('valuationForm')
  const { result, problem } = use(PreviewContext)
  return (
    <p className={styles.value}>
      {t('valuationForm:preview.value')}{' '}
      {result ? (
        <strong>
          <MoneyText amount={result.evaluation.rnpv} currency={result.currency} />
        </strong>
      ) : (
        problem?.kind === 'incomplete' && t('valuationForm:section.missing', { count: problem.issues.length })
      )}
    </p>
  )
}

interface ProblemProps {
  problem: NonNullable<Preview['problem']>
  isListed: boolean
}

function Problem({ problem, isListed }: ProblemProps) {
  const t = useTranslations('valuationForm')
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
    <div className={styles.told}>
      <p>
        {t(isListed ? 'valuationForm:section.missing' : 'valuationForm:preview.incomplete', {
          count: issues.length,
        })}
      </p>
      {!isListed && (
        <FieldLinks
          fields={issues.slice(0, MOST_NAMED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
          more={
            issues.length > MOST_NAMED &&
            t('valuationForm:preview.more', { count: issues.length - MOST_NAMED })
          }
        />
      )}
    </div>
  )
}

/** Nothing is in the way; what is unusual is still to be looked at. */
function Ready() {
  const t = useTranslations('valuationForm')
  const checks = useFromChecks((all) => all)
  return (
    <div className={styles.told}>
      <p>
        {checks.length > 0
          ? t('valuationForm:preview.readyBut', {
              count: new Set(checks.map(({ path }) => pathKey(path))).size,
            })
          : t('valuationForm:preview.ready')}
      </p>
      {checks.length > 0 && (
        <FieldLinks
          fields={checks.map(({ path, key, params }) => ({
            path,
            label: fieldLabel(t, path),
            text: t(`valuationForm:warning.${key}`, params),
          }))}
        />
      )}
    </div>
  )
}

const NO_DEALS = { rows: [], count: 0, p25: null, median: null, p75: null }

function Figures({ result }: { result: PreviewResult }) {
  const t = useTranslations('valuationForm')
  const language = useLanguage()
  const { evaluation, currency, statistics } = result
  const { rnpv } = evaluation
  const range = useMemo(
    () => statistics && { monteCarlo: statistics, summary: { rnpv }, comparables: NO_DEALS },
    [statistics, rnpv],
  )
  const context = useMemo(() => ({ t, language, currency }), [t, language, currency])
  return (
    <>
      <div className={styles.range}>
        {range ? (
          <Suspense>
            <RangeDrawing content={range} context={context} />
          </Suspense>
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        )}
      </div>
      <dl>
        <div>
          <dt>{t('valuationForm:preview.loa')}</dt>
          <dd>{formatPercent(evaluation.loa[0])}</dd>
        </div>
        <div>
          <dt>{t('valuationForm:preview.peakSales')}</dt>
          <dd>
            <MoneyText amount={evaluation.peakSales} currency={currency} />
          </dd>
        </div>
        <div>
          <dt>{t('valuationForm:preview.launch')}</dt>
          <dd>{useLaunch()?.slice(0, 7)}</dd>
        </div>
      </dl>
    </>
  )
}
