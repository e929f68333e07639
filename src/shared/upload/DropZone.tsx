import { FolderOpenOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { MAX_FOUND, readChosen, readDropped, type Found } from './foundFiles'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

/** Where files and whole folders enter a queue: chosen, dropped or pasted. */
export function DropZone({ uploads: { kind, act } }: { uploads: Uploads }) {
  const t = useTranslations('uploads')
  const input = useRef<HTMLInputElement>(null)
  const [isMore, setMore] = useState(false)

  function take({ files, isMore }: Found) {
    setMore(isMore)
    if (files.length > 0) act({ do: 'add', kind, files })
  }
  return (
    <div className={styles.zone}>
      <FileDrop
        ref={input}
        id={undefined}
        kind={kind}
        maxFiles={null}
        onFiles={(files) => take(readChosen(files))}
        onDropped={(dropped) => void readDropped(dropped).then(take)}
      />
      <label className={styles.folder}>
        <FolderOpenOutlined aria-hidden /> {t('uploads:folder')}
        <input
          type="file"
          className="visually-hidden"
          multiple
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            take(readChosen(event.target.files ?? []))
            event.target.value = '' // the same folder may be chosen again
          }}
        />
      </label>
      {isMore && (
        <Alert
          type="warning"
          showIcon
          title={t('uploads:tooMany', { max: MAX_FOUND })}
          closable={{ onClose: () => setMore(false) }}
        />
      )}
    </div>
  )
}
