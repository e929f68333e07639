import { FolderOpenOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { MAX_FOUND, readChosen, readDropped, type Found } from './foundFiles'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

export function DropZone({ uploads: { kind, limits, act } }: { uploads: Uploads }) {
  const t = useTranslations('uploads')
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Found | null>(null)
  const max = limits.maxFiles ?? MAX_FOUND

  function addFound(added: Found) {
    setFound(added)
    if (added.files.length > 0) act({ do: 'add', limits, files: added.files })
  }
  return (
    <div className={styles.zone}>
      <FileDrop
        ref={input}
        id={undefined}
        kind={kind}
        limits={limits}
        maxFiles={null}
        onFiles={(files) => addFound(readChosen(files, max))}
        onDropped={(dropped) => void readDropped(dropped, max).then(addFound)}
      />
      <label className={styles.folder}>
        <FolderOpenOutlined aria-hidden /> {t('uploads:folder')}
        <input
          type="file"
          className="visually-hidden"
          multiple
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            addFound(readChosen(event.target.files ?? [], max))
            event.target.value = '' // the same folder may be chosen again
          }}
        />
      </label>
      {found?.isTruncated && (
        <Alert
          type="warning"
          showIcon
          title={t('uploads:tooMany', { max })}
          closable={{ onClose: () => setFound(null) }}
        />
      )}
      {found !== null && found.skipped > 0 && (
        <Alert
          type="info"
          showIcon
          role="status"
          title={t('uploads:skipped', { count: found.skipped })}
          closable={{ onClose: () => setFound(null) }}
        />
      )}
    </div>
  )
}
