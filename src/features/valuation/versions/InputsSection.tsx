import { Checkbox, Empty, Tag } from 'antd'
import { useMemo, useState } from 'react'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { SECTIONS } from '../form/model/formSections'
import type { Report } from '../reports/model/report.api'
import { inputDifferences, type InputDifference } from './inputDifferences'
import reportStyles from '../reports/sections/report.module.css'
import versionsStyles from './versions.module.css'

const isChanged = ({ change }: InputDifference) => change !== 'none'

/** Inputs of two versions, by section of the form; only the differences, unless the user asks for all. */
export function InputsSection({ older, newer }: { older: Report; newer: Report }) {
  const t = useTranslations('valuation', 'valuationForm', 'valuationVersions')
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const inputs = useMemo(
    () => inputDifferences(older.form, newer.form, t, language),
    [older, newer, t, language],
  )
  const shown = isAll ? inputs : inputs.filter(isChanged)
  return (
    <>
      <div className={reportStyles.reportTools}>
        <Checkbox checked={isAll} onChange={({ target }) => setAll(target.checked)}>
          {t('valuationVersions:inputs.all')}
        </Checkbox>
        <span className={reportStyles.reportNote}>
          {t('valuationVersions:inputs.count', { count: inputs.filter(isChanged).length })}
        </span>
      </div>
      {shown.length === 0 && <Empty description={t('valuationVersions:inputs.same')} />}
      {SECTIONS.map((section) => ({ section, rows: shown.filter((row) => row.section === section) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ section, rows }) => (
          <DataTable
            key={section}
            caption={t(`valuationForm:section.${section}`)}
            columns={[
              t('valuationVersions:inputs.input'),
              `v${older.version}`,
              `v${newer.version}`,
              t('valuationVersions:inputs.change'),
            ]}
            rows={rows.map(({ label, older: before, newer: after, change }) => [
              label,
              <span key="older" className={versionsStyles.versionsValue}>
                {before ?? EMPTY_VALUE}
              </span>,
              <span
                key="newer"
                className={
                  change === 'none'
                    ? versionsStyles.versionsValue
                    : `${versionsStyles.versionsValue} ${versionsStyles.isChanged}`
                }
              >
                {after ?? EMPTY_VALUE}
              </span>,
              change === 'none' ? (
                EMPTY_VALUE
              ) : (
                <Tag key="change">{t(`valuationVersions:change.${change}`)}</Tag>
              ),
            ])}
          />
        ))}
    </>
  )
}
