import { Alert } from 'antd'
import type { Failure } from '@/shared/api'
import { Dialog } from '@/shared/ui/Dialog'
import { QueryFallback } from '@/shared/ui/QueryFallback'

interface NoUsersProps {
  title: string
  users: { isPending: boolean; error: Failure | null; refetch: () => Promise<unknown> }
  failedText: string
  emptyText: string
  onClose: () => void
}

/** Replaces a dialog that assigns something to a company user while there are no users to choose from. */
export const NoUsers = ({ title, users, failedText, emptyText, onClose }: NoUsersProps) => (
  <Dialog open title={title} footer={null} onCancel={onClose}>
    {users.error || users.isPending ? (
      <QueryFallback failed={failedText} error={users.error} onRetry={users.refetch} rows={3} isPlain />
    ) : (
      <Alert type="info" showIcon title={emptyText} />
    )}
  </Dialog>
)
