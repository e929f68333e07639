import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { useZip } from './useZip'

/** Downloads everything in the current room that the user may download; render only if they may download at all. */
export default function RoomZip() {
  const t = useTranslations('roomsDocuments')
  const zip = useZip()
  return (
    <Button loading={zip.isBusy} onClick={() => void zip.start()}>
      {t('roomsDocuments:zip.room')}
    </Button>
  )
}
