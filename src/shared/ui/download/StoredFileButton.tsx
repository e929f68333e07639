import { DownloadOutlined } from '@ant-design/icons'
import type { StoredFile } from '@/shared/files/files.api'
import { fetchStored } from '@/shared/files/fetchStored'
import { useTranslations } from '@/shared/i18n'
import { FileButton, type FileButtonProps } from './FileButton'

interface StoredFileButtonProps extends Omit<FileButtonProps, 'fetchFile' | 'fallbackName'> {
  file: Pick<StoredFile, 'fileName' | 'originalName'>
}

export function StoredFileButton({ file: { fileName, originalName }, ...button }: StoredFileButtonProps) {
  const t = useTranslations('parts')
  return (
    <FileButton
      icon={<DownloadOutlined aria-hidden />}
      aria-label={button.children ? undefined : t('parts:download.stored', { name: originalName })}
      {...button}
      fetchFile={(options) => fetchStored(fileName, options)}
      fallbackName={originalName}
    />
  )
}
