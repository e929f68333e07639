import { FolderOpenOutlined } from '@ant-design/icons'
import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { useTranslations } from '@/shared/i18n'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { MAX_FOUND, readChosen, readDropped, type Found } from './foundFiles'
import styles from './uploads.module.css'
import type { Uploads } from './useUploadQueue'

export function DropZone({ uploads: { kind, act } }: { uploads: Uploads }) {
  const t = useTranslations('uploads')
  const input = useRef<HTMLInputElement>(null)
  const [isTruncated, setTruncated] = useState(false)

  function addFound({ files, isTruncated }: Found) {
    setTruncated(isTruncated)
    if (files.length > 0) act({ do: 'add', kind, files })
  }
  return (
    <div className={styles.zone}>
      <FileDrop
        ref={input}
        id={undefined}
        kind={kind}
        maxFiles={null}
        onFiles={(files) => addFound(readChosen(files))}
        onDropped={(dropped) => void readDropped(dropped).then(addFound)}
      />
      <label className={styles.folder}>
        <FolderOpenOutlined aria-hidden /> {t('uploads:folder')}
        <input
          type="file"
          className="visually-hidden"
          multiple
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            addFound(readChosen(event.target.files ?? []))
            event.target.value = '' // the same folder may be chosen again
          }}
        />
      </label>
      {isTruncated && (
        <Alert
          type="warning"
          showIcon
          title={t('uploads:tooMany', { max: MAX_FOUND })}
          closable={{ onClose: () => setTruncated(false) }}
        />
      )}
    </div>
  )
}
