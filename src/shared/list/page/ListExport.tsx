import { DownloadOutlined } from '@ant-design/icons'
import { FileButton } from '@/shared/ui/download/FileButton'
import type { FetchFile } from '@/shared/ui/download/useDownload'

interface ListExportProps {
  text: string
  fallbackName: string
  fetchFile: FetchFile
}

export const ListExport = ({ text, ...file }: ListExportProps) => (
  <FileButton {...file} icon={<DownloadOutlined aria-hidden />} title={text}>
    {text}
  </FileButton>
)
