import { Button, Select, Tag } from 'antd'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddressState } from '@/shared/list/useAddressState'
import type { ReportVersion } from '../reports/model/api'
import { newestFirst, VersionAddress } from './chosen'
import { versionName } from './versionName'

interface VersionSwitchProps {
  /** On show. */
  version: number
  history: UseQueryResult<ReportVersion[]>
}

/** Which calculation of the report is on show, and the others to choose from; the choice stands in the address. */
export function VersionSwitch({ version, history }: VersionSwitchProps) {
  const { t } = useTranslation('valuationVersions')
  const { t: common } = useTranslation()
  const { put } = useAddressState(VersionAddress)
  const versions = newestFirst(history.data ?? [])
  const latest = versions[0]?.version ?? version
  if (versions.length < 2) {
    return (
      <>
        <Tag>v{version}</Tag>
        {history.error && (
          <>
            <span role="alert">{t('historyFailed')}</span>
            <Button size="small" onClick={() => void history.refetch()}>
              {common('actions.retry')}
            </Button>
          </>
        )}
      </>
    )
  }
  return (
    <Select
      size="small"
      aria-label={t('switch')}
      value={version}
      popupMatchSelectWidth={false}
      options={versions.map((each) => ({ value: each.version, label: versionName(t, each, latest) }))}
      onChange={(chosen) => put({ version: chosen === latest ? undefined : String(chosen) })}
    />
  )
}
