import { Alert, Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { useTranslations } from '@/shared/i18n'
import { CheckedNumber } from '../workbench/CheckedNumber'
import type { parseJointSettings } from './projects'
import { saveSettings, useSettings } from './portfolioSettings'
import type { RunState } from './useRun'
import workbenchStyles from '../workbench/workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface RunToolsProps {
  children?: ReactNode
  issues: ReturnType<typeof parseJointSettings>['issues']
  state: Pick<RunState<unknown, unknown>, 'share' | 'ended'>
  /** True when the result was computed from other values than those in the fields. */
  isStale: boolean
  runName: string
  runningName: string
  doneText: string
  /** Undefined while a field is invalid or empty. */
  onRun: (() => void) | undefined
  /** Hint about the field to fill in first; shown instead of an error. */
  missing?: string | undefined
  onStop: () => void
}

export function RunTools({
  children,
  issues,
  state,
  isStale,
  runName,
  runningName,
  doneText,
  ...handlers
}: RunToolsProps) {
  const t = useTranslations('valuationPortfolio')
  const { correlation, seed } = useSettings()
  const { share, ended } = state
  const { onRun, onStop, missing } = handlers
  return (
    <>
      <div className={workbenchStyles.workbenchFields}>
        {children}
        <CheckedNumber
          label={t('valuationPortfolio:tools.correlation')}
          typed={correlation}
          issue={issues.correlation}
          hint={t('valuationPortfolio:tools.correlationHint')}
          onType={(typed) => saveSettings({ correlation: typed })}
        />
        <CheckedNumber
          label={t('valuationPortfolio:tools.seed')}
          typed={seed}
          isInteger
          issue={issues.seed}
          onType={(typed) => saveSettings({ seed: typed })}
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
          {share !== null ? runningName : ended === 'complete' ? doneText : ''}
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
