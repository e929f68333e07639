import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '@/shared/api'
import { PopoverButton } from '@/shared/ui/PopoverButton'
import { DeleteButton } from '@/shared/ui/DeleteButton'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { useRoomApi } from '../room/roomContext'
import { groupApis, type Group } from '../questions/questions.api'
import { useQuestionAddress } from '../questions/useQuestionAddress'

const GroupForm = lazyWithRetry(() => import('./GroupForm'))

export function GroupTools({ group }: { group: Group }) {
  const t = useTranslations('roomsQuestions')
  const { api } = useRoomApi(groupApis)
  const update = useApiMutation(api.update, { invalidates: [api] })
  const remove = useApiMutation(api.remove, { invalidates: [api] })
  const notifyFailure = useNotifyFailure()
  const navigate = useNavigate()
  const { viewAddress } = useQuestionAddress()
  const [isEditing, setEditing] = useState(false)
  const { id, version, name, topic, category, tagIds, isOpen } = group

  async function toggleOpen() {
    const body = { id, version, name, topic: topic || null, category, tagIds, isOpen: !isOpen }
    const answer = await update({ body })
    if (answer.ok) message.success(t('roomsQuestions:group.saved', { name }))
    else notifyFailure(answer)
  }
  return (
    <>
      <PopoverButton isMenu type="text" icon={<MoreOutlined />} label={t('roomsQuestions:group.tools')}>
        <Button type="text" onClick={() => setEditing(true)}>
          {t('roomsQuestions:group.edit')}
        </Button>
        <Button type="text" onClick={() => void toggleOpen()}>
          {t(isOpen ? 'roomsQuestions:group.close' : 'roomsQuestions:group.open')}
        </Button>
        <DeleteButton
          name={name}
          onDelete={async () => {
            const answer = await remove({ path: { ids: id } })
            if (answer.ok) void navigate(viewAddress('groups'), { replace: true })
            return answer
          }}
        />
      </PopoverButton>
      {isEditing && (
        <Suspense fallback={null}>
          <GroupForm group={group} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
