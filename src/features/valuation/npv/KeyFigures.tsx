import { Card, Skeleton } from 'antd'
import { memo } from 'react'
import { formatMoney } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useSettled } from '@/shared/ui/fields/useSettled'
import { FieldLinks } from '@/shared/form/FieldLinks'
import { keyFigures } from './keyFigures'
import type { LiveCalculation } from './useCalculation'
import styles from './npv.module.css'
import { fieldLabel } from './texts'
import { useNpvText } from './watching'

/** Missing fields that are named; the rest is counted. */
const MOST_NAMED = 6
/** Ms of rest before a result is read out, so that typing is not talked over. */
const READ_OUT_AFTER = 2000

/** Beside the inputs: what they are worth. */
export const KeyFigures = memo(function KeyFigures({ live }: { live: LiveCalculation }) {
  const t = useNpvText()
  const { result, isCurrent, problem } = live
  const spoken =
    result && isCurrent
      ? t('figure.announce', { npv: formatMoney(result.summary.rnpv, result.form.currency) })
      : ''
  const settled = useSettled(spoken, READ_OUT_AFTER)
  return (
    <aside className={styles.figures} aria-label={t('figure.title')}>
      <Card title={<h2>{t('figure.title')}</h2>} aria-busy={!isCurrent && !problem}>
        {!result && !problem && <Skeleton active paragraph={{ rows: 5 }} title={false} />}
        {!isCurrent && problem && <Problem problem={problem} />}
        {result && (
          <>
            {!isCurrent && problem && <p className={styles.hint}>{t('figure.stale')}</p>}
            <dl className={isCurrent ? undefined : styles.stale}>
              {keyFigures(result, t).map(({ name, value, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    {typeof value === 'number' ? (
                      <MoneyText amount={value} currency={result.form.currency} />
                    ) : (
                      value
                    )}
                    {note && <span className={styles.note}>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </>
        )}
        <p className={styles.hint}>{t('figure.note')}</p>
        <output className="visually-hidden">{settled}</output>
      </Card>
    </aside>
  )
})

function Problem({ problem }: { problem: NonNullable<LiveCalculation['problem']> }) {
  const t = useNpvText()
  if (problem.kind === 'failed') return <p>{t('figure.failed')}</p>
  const { issues } = problem
  return (
    <>
      <p>{t('figure.missing', { count: issues.length })}</p>
      <FieldLinks
        fields={issues.slice(0, MOST_NAMED).map(({ path }) => ({ path, label: fieldLabel(t, path) }))}
        more={issues.length > MOST_NAMED && t('figure.more', { count: issues.length - MOST_NAMED })}
      />
    </>
  )
}
