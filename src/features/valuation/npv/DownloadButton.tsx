import { DownloadOutlined } from '@ant-design/icons'
import type { ButtonProps } from 'antd'
import { call } from '@/shared/api'
import { Can } from '@/shared/auth/permissions'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { FileButton } from '@/shared/ui/download/FileButton'
import { npvApi, type NpvRow } from './npv.api'
import { useNpvText } from './useNpvValues'

interface DownloadButtonProps extends Pick<ButtonProps, 'type' | 'size'> {
  row: Pick<NpvRow, 'id' | 'name' | 'baseDate'>
  format: 'pdf' | 'xlsx'
  /** The file contains only what is saved. */
  isChanged?: boolean
}

export function DownloadButton({ row, format, type, size, isChanged = false }: DownloadButtonProps) {
  const t = useNpvText()
  const language = useLanguage()
  const { id, name, baseDate } = row
  return (
    <Can do="valuation:npv:download">
      <FileButton
        type={type}
        size={size}
        icon={type === 'link' ? undefined : <DownloadOutlined aria-hidden />}
        disabled={isChanged}
        title={isChanged ? t('valuationNpv:save.first') : undefined}
        fetchFile={(options) => call(npvApi.download, { path: { id }, query: { format, language } }, options)}
        fallbackName={`${name}_${baseDate}.${format}`}
      >
        {t(`valuationNpv:download.${format}`)}
      </FileButton>
    </Can>
  )
}
