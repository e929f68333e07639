import { Alert, Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from '../workbench/CheckedNumber'
import type { readJoint } from './projects'
import { keepSettings, useSettings } from './settings'
import type { Running } from './useRun'
import workbenchStyles from '../workbench/workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface RunToolsProps {
  /** Fields before those that every joint simulation has. */
  children?: ReactNode
  issues: ReturnType<typeof readJoint>['issues']
  state: Pick<Running<unknown, unknown>, 'share' | 'ended'>
  /** Whether the result below is another one's than that of the fields. */
  isStale: boolean
  runName: string
  /** What it does while it runs. */
  runningName: string
  /** What is said at its end. */
  done: string
  /** Absent while a field is wrong, or not filled in yet. */
  onRun: (() => void) | undefined
  /** What is to be filled in first; then nothing is wrong yet. */
  missing?: string | undefined
  onStop: () => void
}

/** The fields of a joint simulation, its start and its stop, and how it goes. */
export function RunTools({
  children,
  issues,
  state,
  isStale,
  runName,
  runningName,
  done,
  ...acts
}: RunToolsProps) {
  const t = useTranslations('valuationPortfolio')
  const { correlation, seed } = useSettings()
  const { share, ended } = state
  const { onRun, onStop, missing } = acts
  return (
    <>
      <div className={workbenchStyles.workbenchFields}>
        {children}
        <CheckedNumber
          label={t('valuationPortfolio:tools.correlation')}
          typed={correlation}
          issue={issues.correlation}
          hint={t('valuationPortfolio:tools.correlationHint')}
          onType={(typed) => keepSettings({ correlation: typed })}
        />
        <CheckedNumber
          label={t('valuationPortfolio:tools.seed')}
          typed={seed}
          isInteger
          issue={issues.seed}
          onType={(typed) => keepSettings({ seed: typed })}
        />
      </div>
      <div className={workbenchStyles.workbenchActions}>
        {share !== null ? (
          <Button danger onClick={onStop}>
            {t('valuationPortfolio:tools.stop')}
          </Button>
        ) : (
          <Button type="primary" disabled={!onRun} onClick={onRun}>
            {runName}
          </Button>
        )}
        {!onRun && (
          <span className={missing ? reportStyles.reportNote : workbenchStyles.workbenchIssue}>
            {missing ?? t('valuationPortfolio:tools.correct')}
          </span>
        )}
        <output className={reportStyles.reportNote}>
          {share !== null ? runningName : ended === 'complete' ? done : ''}
        </output>
      </div>
      {share !== null && <Progress percent={Math.round(share * 100)} aria-label={runningName} />}
      {ended === 'cancelled' && (
        <Alert type="info" showIcon className="list-note" title={t('valuationPortfolio:tools.stopped')} />
      )}
      {ended === 'failed' && (
        <Alert type="error" showIcon className="list-note" title={t('valuationPortfolio:tools.failed')} />
      )}
      {isStale && share === null && (
        <Alert type="warning" showIcon className="list-note" title={t('valuationPortfolio:tools.stale')} />
      )}
    </>
  )
}
