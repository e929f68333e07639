import type { StoredFile } from '@/shared/files/files.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { ViewStoredButton } from '@/shared/viewer/ViewStoredButton'
import styles from './instalment.module.css'

export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return EMPTY_VALUE
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.fileName}>
          {file.originalName}{' '}
          <ViewStoredButton fileName={file.fileName} name={file.originalName} type="text" size="small" />
          <StoredFileButton type="text" size="small" file={file} />
        </li>
      ))}
    </ul>
  )
}
