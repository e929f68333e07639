import { Alert } from 'antd'
import type { Failure } from '@/shared/api'
import { Dialog } from '@/shared/ui/Dialog'
import { QueryFallback } from '@/shared/ui/QueryFallback'

interface NoUsersProps {
  title: string
  users: { isPending: boolean; error: Failure | null; refetch: () => Promise<unknown> }
  /** Said where they could not be read, and where there is nobody. */
  unread: string
  none: string
  onClose: () => void
}

/** In place of a dialog that gives something to one of the company's users, while there is nobody to choose. */
export const NoUsers = ({ title, users, unread, none, onClose }: NoUsersProps) => (
  <Dialog open title={title} footer={null} onCancel={onClose}>
    {users.error || users.isPending ? (
      <QueryFallback failed={unread} error={users.error} onRetry={users.refetch} rows={3} isPlain />
    ) : (
      <Alert type="info" showIcon title={none} />
    )}
  </Dialog>
)
