import { Button, Select, Tag } from 'antd'
import type { UseQueryResult } from '@tanstack/react-query'
import { useAddressState } from '@/shared/list/useAddressState'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import type { ReportVersion } from '../reports/model/reportRows.api'
import { newestFirst, VersionAddress } from './versionAddress'
import { versionName } from './versionName'

/** No wider than the page head, which would cut off the arrow. */
const FIT_WIDTH = { minWidth: 0, maxWidth: '100%' }

interface VersionSwitchProps {
  version: number
  history: UseQueryResult<ReportVersion[]>
}

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
      style={FIT_WIDTH}
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
