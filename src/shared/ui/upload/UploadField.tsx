import { Alert } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fileApi, type StoredFile } from '@/shared/files/files.api'
import { MAX_FILES, type UploadKind } from '@/shared/files/uploadRules'
import { useTranslations } from '@/shared/i18n'
import { FileDrop } from './FileDrop'
import { PendingRow } from './PendingRow'
import { StoredRow } from './StoredRow'
import { useUploads } from './useUploads'
import styles from './upload.module.css'

const NOTHING: readonly StoredFile[] = []

interface UploadFieldProps {
  kind: UploadKind
  id?: string
  value?: readonly StoredFile[] | null
  onChange?: (files: StoredFile[]) => void
  /** At most {@link MAX_FILES}. */
  maxFiles?: number
  endpoint?: typeof fileApi.upload | typeof fileApi.upload2
  /** Files are under way, and the form's submit is to wait; gives what is called when they no longer are. */
  onBusy?: () => () => void
}

/** A form's control for files: chosen, dropped or pasted, sent at once; its value is what the server keeps. */
export function UploadField({
  kind,
  id,
  value,
  onChange,
  maxFiles = MAX_FILES,
  endpoint = fileApi.upload,
  onBusy,
}: UploadFieldProps) {
  const t = useTranslations('parts')
  const stored = value ?? NOTHING
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ kind, endpoint, maxFiles, value: stored, onChange })
  const isBusy = uploads.pending.some(({ state }) => state === 'checking' || state === 'sending')
  const begin = useEffectEvent(() => onBusy?.())
  useEffect(() => (isBusy ? begin() : undefined), [isBusy])

  /** The row goes, and with it the button that had the focus. */
  const andFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }

  return (
    <div className={styles.upload}>
      <FileDrop ref={input} id={id} kind={kind} maxFiles={maxFiles} onFiles={uploads.add} />
      {/* No <output>: the component library gives those in forms a look of its own. */}
      <span role="status" className={styles.uploadCount}>
        {t('parts:upload.stored', { count: stored.length, max: maxFiles })}
      </span>
      {uploads.surplus > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('parts:upload.surplus', { count: uploads.surplus, max: maxFiles })}
        />
      )}
      {stored.length + uploads.pending.length > 0 && (
        <ul className={styles.uploadList}>
          {stored.map((file) => (
            <StoredRow
              key={file.fileName}
              kind={kind}
              file={file}
              onRemove={andFocus(() => uploads.remove(file.fileName))}
            />
          ))}
          {uploads.pending.map((upload) => (
            <PendingRow
              key={upload.id}
              kind={kind}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={andFocus(() => uploads.drop(upload.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
