import { Skeleton } from 'antd'
import { Suspense, use, useMemo, type ReactNode } from 'react'
import { FieldLink, FieldLinks } from '@/shared/form/FieldLinks'
import { pathKey } from '@/shared/form/fieldPath'
import { EMPTY_VALUE, formatNumber, formatPercent } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useFormatMoney } from '@/shared/ui/cells/useFormatMoney'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useFromChecks, useLaunch } from './fields/useValuationValues'
import styles from './form.module.css'
import { fieldLabel } from './model/formTexts'
import { PreviewContext } from './preview/previewContext'
import type { Preview, PreviewResult } from './preview/usePreview'

// From the report's first page; there is nothing to draw before the first paths.
const RangeDrawing = lazyWithRetry(async () => ({
  default: (await import('../reports/summary/RangeDrawing')).RangeDrawing,
}))

const MAX_LISTED = 6
/** ms without changes before a result is announced to screen readers, so that it does not interrupt typing. */
const ANNOUNCE_DELAY = 2000

interface PreviewPanelProps {
  isListed: boolean
  /** Shown above everything that comes and goes: a button that moves under the pointer loses the press. */
  submit: ReactNode
  children: ReactNode
}

/** Panel next to the form: value of the current input, the submit button, and anything that prevents it. */
export function PreviewPanel({ isListed, submit, children }: PreviewPanelProps) {
  const t = useTranslations('valuationForm')
  const formatShort = useFormatMoney()
  const { result, isComputing, problem } = use(PreviewContext)
  const announcement = result
    ? t('valuationForm:preview.announce', {
        rnpv: formatShort(result.evaluation.rnpv, result.currency),
        loa: formatPercent(result.evaluation.loa[0]),
      })
    : ''
  const settled = useDebounced(announcement, ANNOUNCE_DELAY)
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
    <div className={styles.noticeText}>
      <p>
        {t(isListed ? 'valuationForm:section.missing' : 'valuationForm:preview.incomplete', {
          count: issues.length,
        })}
      </p>
      {!isListed && (
        <FieldLinks
          fields={issues.slice(0, MAX_LISTED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
          more={
            issues.length > MAX_LISTED &&
            t('valuationForm:preview.more', { count: issues.length - MAX_LISTED })
          }
        />
      )}
    </div>
  )
}

/** Shown when nothing prevents the submit; lists unusual values to check. */
function Ready() {
  const t = useTranslations('valuationForm')
  const checks = useFromChecks((all) => all)
  return (
    <div className={styles.noticeText}>
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
