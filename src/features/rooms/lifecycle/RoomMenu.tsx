import { DownOutlined } from '@ant-design/icons'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { useTranslations } from '@/shared/i18n'
import { useActionDialog } from '@/shared/workflow/ActionDialog'
import { NextSteps } from '@/shared/workflow/NextSteps'
import { useRoom } from '../room/roomContext'
import { useScope } from '../room/scope'
import { roomActions } from './roomActions'
import { useRoomViewer } from './useRoomViewer'

export default function RoomMenu() {
  const t = useTranslations('roomsLife')
  const room = useRoom()
  const flow = roomActions[useScope()]
  const viewer = useRoomViewer()
  const { start, dialog } = useActionDialog(flow, viewer)
  return (
    <>
      <PopoverButton
        isMenu
        type="text"
        size="small"
        icon={<DownOutlined aria-hidden />}
        label={t('roomsLife:menu')}
      >
        <NextSteps
          isSecondary
          flow={flow}
          viewer={viewer}
          subject={room}
          onStart={(action) => start(action, room)}
        />
      </PopoverButton>
      {dialog}
    </>
  )
}
