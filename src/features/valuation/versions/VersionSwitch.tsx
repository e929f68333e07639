import { Button, Select, Tag } from 'antd'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAddressState } from '@/shared/list/useAddressState'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { ReportVersion } from '../reports/model/reportRows.api'
import { newestFirst, VersionAddress } from './chosen'
import { versionName } from './versionName'

/** No wider than the head leaves it: what is cut there would take the arrow along. */
const WITHIN = { minWidth: 0, maxWidth: '100%' }

interface VersionSwitchProps {
  /** On show. */
  version: number
  history: UseQueryResult<ReportVersion[]>
}

/** Which calculation of the report is on show, and the others to choose from; the choice stands in the address. */
export function VersionSwitch({ version, history }: VersionSwitchProps) {
  const t = useTranslations('valuationVersions')
  const language = useLanguage()
  const { put } = useAddressState(VersionAddress)
  const versions = newestFirst(history.data ?? [])
  const latest = versions[0]?.version ?? version
  if (versions.length < 2) {
    return (
      <>
        <Tag>v{version}</Tag>
        {history.error && (
          <>
            <span role="alert">{t('valuationVersions:historyFailed')}</span>
            <Button size="small" onClick={() => void history.refetch()}>
              {t('actions.retry')}
            </Button>
          </>
        )}
      </>
    )
  }
  return (
    <Select
      size="small"
      style={WITHIN}
      aria-label={t('valuationVersions:switch')}
      value={version}
      popupMatchSelectWidth={false}
      options={versions.map((each) => ({
        value: each.version,
        label: versionName(t, each, latest, language),
      }))}
      onChange={(chosen) => put({ version: chosen === latest ? undefined : String(chosen) })}
    />
  )
}
