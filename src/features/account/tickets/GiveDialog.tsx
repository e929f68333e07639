import { useQuery } from '@tanstack/react-query'
import { apiQuery, useInvalidate, useApiMutation, type Result } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { useSession } from '@/shared/auth/session'
import { pointsApi, type Gift, type Ticket } from '@/entities/points/points.api'
import { PurchaseFailure } from '@/entities/points/PurchaseFailure'
import { useIdempotentSubmit } from '@/shared/form/useIdempotentSubmit'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { Dialog } from '@/shared/ui/Dialog'
import { message } from '@/shared/ui/feedback'
import { departmentApi } from '../department/department.api'
import { NoUsers } from '../department/NoUsers'
import { USER_CODES } from '../department/userWorkflow'
import { GiveForm } from './GiveForm'

const ACTIVE_USERS = { pageNum: 1, pageSize: MAX_PAGE_SIZE, status: USER_CODES.active }

interface GiveDialogProps {
  /** Current state: other users may have given from it meanwhile. */
  ticket: Ticket
  onClose: () => void
}

/** Gives tickets to another user of the company. A gift that got no answer can only be sent again. */
export default function GiveDialog({ ticket, onClose }: GiveDialogProps) {
  const t = useTranslations('accountTickets')
  const refresh = useInvalidate()
  const ownId = useSession(({ user }) => user?.userId)
  const users = useQuery(apiQuery(departmentApi.users, { query: ACTIVE_USERS }))
  const give = useApiMutation(pointsApi.give, { invalidates: [pointsApi] })
  const { unanswered, send } = useIdempotentSubmit<Gift>(`give:${ticket.id}`)
  const others = (users.data?.rows ?? []).filter(({ id }) => id !== ownId)
  const title = t('accountTickets:give.title', { name: ticket.name })

  async function sendGift(gift: Gift) {
    const result = await send(gift, (body) => give({ body }))
    // Fewer may be left by now.
    if (!result.ok) void refresh(pointsApi.tickets)
    return result
  }

  function finish({ userId, count }: Gift) {
    const name = others.find(({ id }) => id === userId)?.nickName ?? userId
    message.success(t('accountTickets:give.done', { count, name }))
    onClose()
  }

  const dialogProps = { title, send: sendGift, onDone: finish, onClose }
  if (unanswered) return <RetryDialog {...dialogProps} gift={unanswered} />
  if (others.length > 0) return <GiveForm {...dialogProps} ticket={ticket} users={others} />
  return (
    <NoUsers
      title={title}
      users={users}
      failedText={t('accountTickets:give.noUsers')}
      emptyText={t('accountTickets:give.none')}
      onClose={onClose}
    />
  )
}

interface RetryDialogProps {
  title: string
  gift: Gift
  send: (gift: Gift) => Promise<Result<void>>
  onDone: (gift: Gift) => void
  onClose: () => void
}

function RetryDialog({ title, gift, send, onDone, onClose }: RetryDialogProps) {
  const t = useTranslations('accountTickets')
  const { isBusy, failure, submit } = useSubmit()
  return (
    <Dialog
      open
      title={title}
      okText={t('accountTickets:give.submit')}
      cancelText={t('actions.cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={() =>
        void submit(
          () => send(gift),
          () => onDone(gift),
        )
      }
      onCancel={onClose}
    >
      <PurchaseFailure failure={failure} isUnanswered />
    </Dialog>
  )
}
