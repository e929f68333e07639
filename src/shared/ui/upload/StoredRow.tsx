import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import { call } from '@/shared/api'
import { useSession } from '@/shared/auth/session'
import { fileAddress } from '@/shared/files/address'
import { fileApi, type StoredFile } from '@/shared/files/api'
import type { UploadKind } from '@/shared/files/rules'
import { useText } from '@/shared/texts'
import { FileButton } from '../download/FileButton'
import { RowButton, UploadRow } from './UploadRow'
import styles from './upload.module.css'

interface StoredRowProps {
  kind: UploadKind
  file: StoredFile
  onRemove: () => void
}

/** A file that the server keeps. Only pictures are shown: anything else could run in our origin. */
export function StoredRow({ kind, file, onRemove }: StoredRowProps) {
  const t = useText('parts')
  // The server gives files back to whoever is signed in; who signs up is not yet.
  const isSignedIn = useSession(({ user }) => user !== null)
  const name = file.originalName
  const address = kind === 'image' ? fileAddress(file.fileName) : null
  return (
    <UploadRow
      name={name}
      size={file.size}
      picture={address && <img className={styles.uploadPicture} src={address} alt="" />}
      actions={
        <>
          {isSignedIn && (
            <FileButton
              type="text"
              size="small"
              icon={<DownloadOutlined aria-hidden />}
              aria-label={t('parts:download.stored', { name })}
              fetchFile={(options) => call(fileApi.resource, { query: { resource: file.fileName } }, options)}
              fallbackName={name}
            />
          )}
          <RowButton
            icon={<DeleteOutlined />}
            label={t('parts:upload.remove', { name })}
            onClick={onRemove}
          />
        </>
      }
    />
  )
}
