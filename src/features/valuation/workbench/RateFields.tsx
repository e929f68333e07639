import { Switch } from 'antd'
import { useId } from 'react'
import { formatPercent } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { loaRanges } from '../engine'
import { indicationNameOf, stageName } from '../reports/model/valuationNames'
import { CheckedNumber } from './CheckedNumber'
import type { RatesDraft, ReadRates } from './ratesDraft'
import { stageKey } from './stageChanges'
import type { WorkbenchProps } from './workbench'
import workbenchStyles from './workbench.module.css'
import reportStyles from '../reports/sections/report.module.css'

interface RateFieldsProps extends WorkbenchProps {
  typed: RatesDraft
  reading: ReadRates
  seed: number
  onChange: (typed: RatesDraft) => void
}

export function RateFields({ workbench, context, typed, reading, seed, onChange }: RateFieldsProps) {
  const t = useTranslations('valuationWorkbench')
  const id = useId()
  const { resolved, content, base } = workbench
  const { t: reportText, language } = context
  const { programmes, issues } = reading
  const named = resolved.indications.map((it) => ({
    ...it,
    name: indicationNameOf(content, it.id, language),
  }))
  const ranges = programmes && loaRanges(resolved, programmes, seed)
  return (
    <fieldset className={workbenchStyles.workbenchRows}>
      <legend>{t('valuationWorkbench:rates.title')}</legend>
      <p className={reportStyles.reportNote}>{t('valuationWorkbench:rates.text')}</p>
      <div className={workbenchStyles.workbenchActions}>
        <Switch
          id={id}
          checked={typed.isUncertain}
          onChange={(isUncertain) => onChange({ ...typed, isUncertain })}
        />
        <label htmlFor={id}>{t('valuationWorkbench:rates.on')}</label>
      </div>
      {typed.isUncertain && (
        <>
          <div className={workbenchStyles.workbenchRow}>
            <CheckedNumber
              label={t('valuationWorkbench:rates.programmes')}
              isInteger
              typed={typed.programmes}
              issue={issues.get('')}
              onType={(all) => onChange({ ...typed, programmes: all })}
            />
          </div>
          <details>
            <summary>{t('valuationWorkbench:rates.own')}</summary>
            <div className={workbenchStyles.workbenchFields}>
              {named.flatMap(({ id: of, name, stages }) =>
                stages
                  .filter(({ isShared }) => !isShared)
                  .map(({ stage }) => {
                    const key = stageKey(of, stage)
                    return (
                      <CheckedNumber
                        key={key}
                        label={`${name} · ${stageName(reportText, stage)}`}
                        isInteger
                        typed={typed.own[key] ?? ''}
                        placeholder={typed.programmes}
                        issue={issues.get(key)}
                        onType={(own) => onChange({ ...typed, own: { ...typed.own, [key]: own } })}
                      />
                    )
                  }),
              )}
            </div>
          </details>
          {ranges && (
            <DataTable
              caption={t('valuationWorkbench:rates.loa')}
              columns={[
                reportText('valuation:column.indication'),
                reportText('valuation:kpi.loa'),
                'P10',
                'P50',
                'P90',
              ]}
              isNumeric={[false, true, true, true, true]}
              rows={named.map(({ name }, i) => [
                name,
                ...[base.loa[i]!, ranges[i]!.p10, ranges[i]!.p50, ranges[i]!.p90].map((loa) =>
                  formatPercent(loa),
                ),
              ])}
            />
          )}
        </>
      )}
    </fieldset>
  )
}
