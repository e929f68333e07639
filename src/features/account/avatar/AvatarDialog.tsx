import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { call, useApiMutation } from '@/shared/api'
import { updateUser } from '@/shared/auth/session'
import { fileAddress } from '@/shared/files/fileAddress'
import { fileApi } from '@/shared/files/files.api'
import { checkContent, checkMetadata, specifiedLimits, type BrokenRule } from '@/shared/files/uploadRules'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useSubmit } from '@/shared/form/useSubmit'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { RefusalText } from '@/shared/ui/upload/RefusalText'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { avatarApi } from './avatar.api'
import { FULL_CROP } from './crop'
import { CropArea } from './CropArea'
import { canvasToFile, readPicture } from './picture'

type Selection = { picture: ImageBitmap } | { isReading: true } | { refused: BrokenRule | 'damaged' }

interface AvatarDialogProps {
  onChanged: () => void
  onClose: () => void
}

export default function AvatarDialog({ onChanged, onClose }: AvatarDialogProps) {
  const t = useTranslations('accountProfile', 'parts')
  const change = useApiMutation(avatarApi.change)
  const { isBusy, failure, submit } = useSubmit()
  const [selection, setSelection] = useState<Selection | null>(null)
  const [crop, setCrop] = useState(FULL_CROP)
  const canvas = useRef<HTMLCanvasElement>(null)
  /** Incremented per selection, so that a file that finishes loading late is ignored. */
  const selectionCount = useRef(0)
  const picture = selection && 'picture' in selection ? selection.picture : null

  async function select(file: File) {
    const ownCount = ++selectionCount.current
    setSelection({ isReading: true })
    const broken = checkMetadata(file, specifiedLimits('image')) ?? (await checkContent(file))
    const read = broken ? null : await readPicture(file)
    if (ownCount !== selectionCount.current) return
    setCrop(FULL_CROP)
    setSelection(read ? { picture: read } : { refused: broken ?? 'damaged' })
  }

  async function send() {
    const file = await canvasToFile(canvas.current!)
    if (!file) {
      setSelection({ refused: 'damaged' })
      return null
    }
    const body = new FormData()
    body.append('file', file)
    const stored = await call(fileApi.upload, { body })
    if (!stored.ok) return stored
    const { fileName } = stored.data
    const changed = await change({ body: { fileName } })
    return changed.ok ? { ok: true as const, data: fileName } : changed
  }

  const save = () =>
    submit(send, (fileName) => {
      updateUser({ avatar: fileAddress(fileName) })
      message.success(t('accountProfile:avatar.changed'))
      onChanged()
      onClose()
    })

  return (
    <Dialog
      open
      title={t('accountProfile:avatar.change')}
      okText={t('accountProfile:save')}
      cancelText={t('actions.cancel')}
      okButtonProps={{ disabled: !picture }}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
      mask={{ closable: false }}
    >
      <FileDrop
        ref={null}
        id={undefined}
        kind="image"
        maxFiles={1}
        onFiles={([file]) => file && void select(file)}
      />
      {selection && 'isReading' in selection && <p role="status">{t('accountProfile:avatar.reading')}</p>}
      {selection && 'refused' in selection && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            selection.refused === 'damaged' ? (
              t('accountProfile:avatar.damaged')
            ) : (
              <RefusalText rule={selection.refused} limits={specifiedLimits('image')} />
            )
          }
        />
      )}
      {picture && <CropArea picture={picture} crop={crop} onChange={setCrop} canvas={canvas} />}
      {failure && <SubmitErrorAlert failure={failure} />}
    </Dialog>
  )
}
