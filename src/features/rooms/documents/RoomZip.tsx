import { Button } from 'antd'
import { useTranslations } from '@/shared/i18n'
import { useZip } from './useZip'

/** Takes along all of the room in hand that the user may; only where he may take anything. */
export default function RoomZip() {
  const t = useTranslations('roomsDocuments')
  const zip = useZip()
  return (
    <Button loading={zip.isBusy} onClick={() => void zip.start()}>
      {t('roomsDocuments:zip.room')}
    </Button>
  )
}
