import { DownloadOutlined } from '@ant-design/icons'
import type { ButtonProps } from 'antd'
import { call } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import type { ReportRow } from '@/entities/report/reports.api'
import { FileButton } from '@/shared/ui/download/FileButton'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { reportsApi } from './model/reportRows.api'
import { fallbackName } from './model/fallbackName'

interface DownloadButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  report: Pick<ReportRow, 'id' | 'version' | 'state' | 'outdated' | 'pipelineName' | 'baseDate'>
  format: 'pdf' | 'xlsx'
}

export function DownloadButton({ report, format, type, size }: DownloadButtonProps) {
  const t = useTranslations('valuation')
  const language = useLanguage()
  const { id, version, state, outdated } = report
  const reason = outdated
    ? t('valuation:download.outdated')
    : state === 'complete'
      ? undefined
      : t('valuation:download.notReady')
  return (
    <Can do="valuation:report:download">
      <FileButton
        type={type}
        size={size}
        icon={type === 'link' ? undefined : <DownloadOutlined aria-hidden />}
        disabled={reason !== undefined}
        title={reason}
        fetchFile={(options) =>
          call(reportsApi.download, { path: { id }, query: { format, version, language } }, options)
        }
        fallbackName={fallbackName(report, format)}
      >
        {t(`valuation:download.${format}`)}
      </FileButton>
    </Can>
  )
}
