import { CloudUploadOutlined } from '@ant-design/icons'
import { useState, type DragEvent, type Ref } from 'react'
import { specifiedLimits, type UploadKind, type UploadLimits } from '@/shared/files/uploadRules'
import { formatFileSize } from '@/shared/lib/fileSize'
import { useTranslations } from '@/shared/i18n'
import styles from './upload.module.css'

interface FileDropProps {
  ref: Ref<HTMLInputElement>
  id: string | undefined
  kind: UploadKind
  /** Other than the specification's for the kind. */
  limits?: UploadLimits
  /** Null for any number. */
  maxFiles: number | null
  onFiles: (files: readonly File[]) => void
  /** Replaces `onFiles` for drops, which may contain folders. */
  onDropped?: (dropped: DataTransfer) => void
}

export function FileDrop({
  ref,
  id,
  kind,
  limits = specifiedLimits(kind),
  maxFiles,
  onFiles,
  onDropped,
}: FileDropProps) {
  const t = useTranslations('parts')
  const [isOver, setOver] = useState(false)

  function addFiles(files: FileList | null | undefined) {
    if (files && files.length > 0) onFiles([...files])
  }
  function drop(event: DragEvent) {
    event.preventDefault() // or the browser opens the file instead of the page
    setOver(false)
    if (onDropped) onDropped(event.dataTransfer)
    else addFiles(event.dataTransfer.files)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- additional ways to focus the inner input
    <label
      className={isOver ? `${styles.uploadDrop} ${styles.isOver}` : styles.uploadDrop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={(event) => addFiles(event.clipboardData.files)}
    >
      <CloudUploadOutlined aria-hidden className={styles.uploadIcon} />
      <span className={styles.uploadChoose}>{t(`parts:upload.choose.${kind}`)}</span>
      <span className={styles.uploadLimits}>
        {t(maxFiles === null ? 'parts:upload.limitsEach' : 'parts:upload.limits', {
          types: limits.types.join(', '),
          size: formatFileSize(limits.maxSize),
          max: maxFiles,
        })}
      </span>
      <input
        ref={ref}
        id={id}
        type="file"
        className="visually-hidden"
        multiple={maxFiles !== 1}
        accept={limits.types.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          addFiles(event.target.files)
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </label>
  )
}
