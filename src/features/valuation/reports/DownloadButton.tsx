import { DownloadOutlined } from '@ant-design/icons'
import { App, Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { failureText } from '@/shared/failureText'
import { usePreferences } from '@/shared/preferences'
import { saveFile } from '@/shared/lib/saveFile'
import { reportApi, type ReportRow } from './api'

interface DownloadButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  report: Pick<ReportRow, 'id' | 'version' | 'state' | 'outdated' | 'pipelineName' | 'baseDate'>
  format: 'pdf' | 'xlsx'
}

/** Kinds that the shared presenter has shown already. */
const IS_LOCAL = new Set(['refused', 'not-found', 'invalid-answer', 'download'])

/** Fetches the report as a file and saves it under the name the server gives. */
export function DownloadButton({ report, format, type, size }: DownloadButtonProps) {
  const { t } = useTranslation('valuation')
  const language = usePreferences((preferences) => preferences.language)
  const { t: common } = useTranslation()
  const { message } = App.useApp()
  const mayDownload = useCan('valuation:report:download')
  const [isBusy, setBusy] = useState(false)
  if (!mayDownload) return null

  const { id, version, state, outdated, pipelineName, baseDate } = report
  const reason = outdated ? t('download.outdated') : state === 'complete' ? undefined : t('download.notReady')

  async function fetchFile() {
    setBusy(true)
    const result = await call(reportApi.download, { path: { id }, query: { format, version, language } })
    setBusy(false)
    if (result.ok)
      return saveFile(
        result.data.blob,
        result.data.name ?? `${pipelineName}_${baseDate}_v${version}.${format}`,
      )
    if (IS_LOCAL.has(result.kind)) void message.error(failureText(common, result))
  }

  return (
    <Button
      type={type ?? 'default'}
      size={size ?? 'medium'}
      icon={type === 'link' ? undefined : <DownloadOutlined />}
      loading={isBusy}
      disabled={reason !== undefined}
      title={reason}
      onClick={() => void fetchFile()}
    >
      {t(`download.${format}`)}
    </Button>
  )
}
