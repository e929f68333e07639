import { DownloadOutlined } from '@ant-design/icons'
import { FileButton } from '@/shared/ui/download/FileButton'
import type { FetchFile } from '@/shared/ui/download/useDownload'

interface ListExportProps {
  text: string
  /** For a file that comes without a name. */
  fallbackName: string
  fetchFile: FetchFile
}

/** Takes a list along as a file; for its tools. */
export const ListExport = ({ text, ...file }: ListExportProps) => (
  <FileButton {...file} icon={<DownloadOutlined aria-hidden />} title={text}>
    {text}
  </FileButton>
)
