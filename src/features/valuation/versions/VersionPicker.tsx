import { Select } from 'antd'
import { useId } from 'react'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { ReportVersion } from '../reports/model/reportRows.api'
import { newestFirst } from './versionAddress'
import { versionName } from './versionName'
import styles from './versions.module.css'

interface VersionPickerProps {
  label: string
  history: readonly ReportVersion[]
  value: number
  onChange: (version: number) => void
}

export function VersionPicker({ label, history, value, onChange }: VersionPickerProps) {
  const t = useTranslations('valuationVersions')
  const language = useLanguage()
  const id = useId()
  const versions = newestFirst(history)
  const latest = versions[0]?.version ?? value
  return (
    <div className={styles.versionsPicker}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={value}
        popupMatchSelectWidth={false}
        options={versions.map((each) => ({
          value: each.version,
          label: versionName(t, each, latest, language),
        }))}
        onChange={onChange}
      />
    </div>
  )
}
