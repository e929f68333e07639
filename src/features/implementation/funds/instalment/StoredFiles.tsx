import { DownloadOutlined } from '@ant-design/icons'
import { call } from '@/shared/api'
import { fileApi, type StoredFile } from '@/shared/files/api'
import { ABSENT } from '@/shared/lib/money'
import { useText } from '@/shared/texts'
import { FileButton } from '@/shared/ui/download/FileButton'
import { ViewStored } from '@/shared/viewer/ViewStored'
import styles from './instalment.module.css'

/** Files that the server keeps, to be read or saved. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const t = useText('parts')
  if (files.length === 0) return ABSENT
  return (
    <ul className={styles.files}>
      {files.map(({ fileName, originalName: name }) => (
        <li key={fileName}>
          {name} <ViewStored fileName={fileName} name={name} type="text" size="small" />
          <FileButton
            type="text"
            size="small"
            icon={<DownloadOutlined aria-hidden />}
            aria-label={t('parts:download.stored', { name })}
            fetchFile={(options) => call(fileApi.resource, { query: { resource: fileName } }, options)}
            fallbackName={name}
          />
        </li>
      ))}
    </ul>
  )
}
