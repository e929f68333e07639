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

const NO_FILES: readonly StoredFile[] = []

interface UploadFieldProps {
  kind: UploadKind
  id?: string
  value?: readonly StoredFile[] | null
  onChange?: (files: StoredFile[]) => void
  maxFiles?: number
  endpoint?: typeof fileApi.upload | typeof fileApi.upload2
  /** Called when uploads start, so that the form's submit waits; returns a function that is called when they end. */
  onBusy?: () => () => void
}

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
  const stored = value ?? NO_FILES
  const input = useRef<HTMLInputElement>(null)
  const uploads = useUploads({ kind, endpoint, maxFiles, value: stored, onChange })
  const isBusy = uploads.pending.some(({ state }) => state === 'checking' || state === 'sending')
  const startBusy = useEffectEvent(() => onBusy?.())
  useEffect(() => (isBusy ? startBusy() : undefined), [isBusy])

  /** Removing the row also removes the focused button. */
  const withFocus = (act: () => void) => () => {
    act()
    input.current?.focus()
  }

  return (
    <div className={styles.upload}>
      <FileDrop ref={input} id={id} kind={kind} maxFiles={maxFiles} onFiles={uploads.add} />
      {/* Not an <output>: antd styles those in forms. */}
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
              onRemove={withFocus(() => uploads.remove(file.fileName))}
            />
          ))}
          {uploads.pending.map((upload) => (
            <PendingRow
              key={upload.id}
              kind={kind}
              upload={upload}
              onRetry={() => uploads.retry(upload)}
              onRemove={withFocus(() => uploads.drop(upload.id))}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
