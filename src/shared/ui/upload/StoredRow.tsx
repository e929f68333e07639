import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '@/shared/files/address'
import type { StoredFile } from '@/shared/files/api'
import type { UploadKind } from '@/shared/files/rules'
import { RowButton, UploadRow } from './UploadRow'

interface StoredRowProps {
  kind: UploadKind
  file: StoredFile
  onRemove: () => void
}

/** A file that the server keeps. Only pictures are shown: anything else could run in our origin. */
export function StoredRow({ kind, file, onRemove }: StoredRowProps) {
  const { t } = useTranslation('parts')
  const name = file.originalName
  const address = kind === 'image' ? fileAddress(file.fileName) : null
  return (
    <UploadRow
      name={name}
      size={file.size}
      picture={address && <img className="upload-picture" src={address} alt="" />}
      actions={
        <RowButton icon={<DeleteOutlined />} label={t('upload.remove', { name })} onClick={onRemove} />
      }
    />
  )
}
