import { Alert } from 'antd'
import { useRef, useState } from 'react'
import { call, useWrite } from '@/shared/api'
import { changeUser } from '@/shared/auth/session'
import { fileAddress } from '@/shared/files/address'
import { fileApi } from '@/shared/files/files.api'
import { brokenByContent, brokenByOutside, type BrokenRule } from '@/shared/files/rules'
import { SubmitFailure } from '@/shared/form/SubmitFailure'
import { useSubmit } from '@/shared/form/useSubmit'
import { FileDrop } from '@/shared/ui/upload/FileDrop'
import { RefusalText } from '@/shared/ui/upload/RefusalText'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { avatarApi } from './avatar.api'
import { WHOLE } from './crop'
import { CropArea } from './CropArea'
import { drawnFile, readPicture } from './picture'

/** What was chosen: a picture, one that is being read, or why it cannot be taken. */
type Chosen = { picture: ImageBitmap } | { isReading: true } | { refused: BrokenRule | 'damaged' }

interface AvatarDialogProps {
  onChanged: () => void
  onClose: () => void
}

/** Another avatar: chosen, cut, drawn anew and uploaded. */
export default function AvatarDialog({ onChanged, onClose }: AvatarDialogProps) {
  const t = useTranslations('accountProfile', 'parts')
  const change = useWrite(avatarApi.change)
  const { isBusy, failure, submit } = useSubmit()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [crop, setCrop] = useState(WHOLE)
  const canvas = useRef<HTMLCanvasElement>(null)
  /** Counts what was chosen: an earlier file that is read later is no longer meant. */
  const round = useRef(0)
  const picture = chosen && 'picture' in chosen ? chosen.picture : null

  async function choose(file: File) {
    const mine = ++round.current
    setChosen({ isReading: true })
    const broken = brokenByOutside(file, 'image') ?? (await brokenByContent(file))
    const read = broken ? null : await readPicture(file)
    if (mine !== round.current) return
    setCrop(WHOLE)
    setChosen(read ? { picture: read } : { refused: broken ?? 'damaged' })
  }

  async function send() {
    const file = await drawnFile(canvas.current!)
    if (!file) {
      setChosen({ refused: 'damaged' })
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
      changeUser({ avatar: fileAddress(fileName) })
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
        onFiles={([file]) => file && void choose(file)}
      />
      {chosen && 'isReading' in chosen && <p role="status">{t('accountProfile:avatar.reading')}</p>}
      {chosen && 'refused' in chosen && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={
            chosen.refused === 'damaged' ? (
              t('accountProfile:avatar.damaged')
            ) : (
              <RefusalText rule={chosen.refused} kind="image" />
            )
          }
        />
      )}
      {picture && <CropArea picture={picture} crop={crop} onChange={setCrop} canvas={canvas} />}
      {failure && <SubmitFailure failure={failure} />}
    </Dialog>
  )
}
