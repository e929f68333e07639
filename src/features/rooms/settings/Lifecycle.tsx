import { Card } from 'antd'
import { DictTag } from '@/shared/dictionary/DictTag'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { RoomEnd } from '../roomPicker/RoomEnd'
import { ROOM_CODES } from '../domain/states'
import RoomZip from '../documents/RoomZip'
import { roomActions } from '../lifecycle/roomActions'
import { CloseOut } from '../lifecycle/CloseOut'
import { useRoomViewer } from '../lifecycle/useRoomViewer'
import { useRoom } from '../room/roomContext'
import { useScope } from '../room/scope'
import styles from './setting.module.css'

export function Lifecycle() {
  const t = useTranslations('roomsSetting')
  const room = useRoom()
  const flow = roomActions[useScope()]
  const viewer = useRoomViewer()
  const { start, dialog } = useActionDialog(flow, viewer)
  return (
    <Card className={styles.life} title={<h2 className="card-title">{t('roomsSetting:group.lifecycle')}</h2>}>
      <DescriptionList
        items={[
          {
            name: t('roomsSetting:state'),
            value: <DictTag type="vdr_room_status" value={ROOM_CODES[room.state]} />,
          },
          {
            name: t('roomsSetting:field.endTime'),
            value: <RoomEnd room={room} onEnd={() => undefined} />,
          },
          { name: t('roomsSetting:closeReason'), value: room.closeReason || EMPTY_VALUE },
        ]}
      />
      {room.state === 'active' && (
        <>
          <h3 className="card-title">{t('roomsSetting:closeOut')}</h3>
          <CloseOut roomId={room.id} />
          <RoomZip />
        </>
      )}
      <NextSteps
        flow={flow}
        viewer={viewer}
        subject={room}
        onStart={(action) => start(action, room)}
        isSecondary
      />
      {dialog}
    </Card>
  )
}
