import { DeleteOutlined } from '@ant-design/icons'
import { useSession } from '@/shared/auth/session'
import { fileAddress } from '@/shared/files/fileAddress'
import type { StoredFile } from '@/shared/files/files.api'
import type { UploadKind } from '@/shared/files/uploadRules'
import { useTranslations } from '@/shared/i18n'
import { StoredFileButton } from '../download/StoredFileButton'
import { RowButton, UploadRow } from './UploadRow'
import styles from './upload.module.css'

interface StoredRowProps {
  kind: UploadKind
  file: StoredFile
  onRemove: () => void
}

/** Uploaded file. Only images are previewed: anything else could run in our origin. */
export function StoredRow({ kind, file, onRemove }: StoredRowProps) {
  const t = useTranslations('parts')
  // The server returns files to signed-in users only, not during sign-up.
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
          {isSignedIn && <StoredFileButton type="text" size="small" file={file} />}
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
