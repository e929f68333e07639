import { CloseOutlined } from '@ant-design/icons'
import { useRef } from 'react'
import { useTranslations } from '@/shared/i18n'
import { FileDrop } from './FileDrop'
import { PendingRow } from './PendingRow'
import styles from './upload.module.css'
import { RowButton, UploadRow } from './UploadRow'
import type { useCheckedFile } from './useCheckedFile'
import type { useChosenFile } from './useChosenFile'

interface ChosenFileFieldProps {
  file: Pick<ReturnType<typeof useCheckedFile | typeof useChosenFile>, 'kind' | 'chosen' | 'choose' | 'drop'>
}

export function ChosenFileField({ file: { kind, chosen, choose, drop } }: ChosenFileFieldProps) {
  const t = useTranslations('parts')
  const input = useRef<HTMLInputElement>(null)

  function remove() {
    drop()
    input.current?.focus()
  }
  return (
    <div className={styles.upload}>
      <FileDrop
        ref={input}
        id={undefined}
        kind={kind}
        maxFiles={1}
        onFiles={([first]) => first && choose(first)}
      />
      {chosen && (
        <ul className={styles.uploadList}>
          {chosen.state === 'ready' ? (
            <UploadRow
              name={chosen.file.name}
              size={chosen.file.size}
              actions={
                <RowButton
                  icon={<CloseOutlined />}
                  label={t('parts:upload.remove', { name: chosen.file.name })}
                  onClick={remove}
                />
              }
            />
          ) : (
            <PendingRow kind={kind} upload={chosen} onRemove={remove} />
          )}
        </ul>
      )}
    </div>
  )
}
