import { FileTextOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { StoredFile } from '@/shared/files/files.api'
import { SizeText } from '@/shared/ui/cells/SizeText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { useTranslations } from '@/shared/i18n'
import { ViewStoredButton } from '@/shared/viewer/ViewStoredButton'
import type { Concept } from '../model/answers'
import styles from './detail.module.css'

export function FileFact({ file, missing }: { file: Concept['firstRecord']; missing: string }) {
  const t = useTranslations('conceptsDetail')
  if (!file) return <p className="cell-note">{missing}</p>
  return (
    <FileRow file={file}>
      {t('conceptsDetail:file.by', { name: file.by })} <TimeText time={file.time} />
    </FileRow>
  )
}

export function FileRow({ file, children }: { file: StoredFile; children?: ReactNode }) {
  const t = useTranslations('conceptsDetail', 'parts')
  const { originalName: name, fileName, size } = file
  return (
    <div className={styles.file}>
      <FileTextOutlined aria-hidden className={styles.fileMark} />
      <div className={styles.fileName}>
        {name}
        {children && <div className="cell-note">{children}</div>}
      </div>
      <span className="cell-note">
        <SizeText bytes={size} />
      </span>
      <ViewStoredButton type="text" fileName={fileName} name={name} />
      <StoredFileButton type="text" aria-label={t('parts:download.stored', { name })} file={file}>
        {t('conceptsDetail:file.download')}
      </StoredFileButton>
    </div>
  )
}
