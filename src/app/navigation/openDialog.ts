import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'

/** The layout's own dialogs: one at a time, opened from the top bar, the palette and by keys. */
type DialogName = 'palette' | 'settings' | 'shortcuts'

export const useDialog = create<{ open: DialogName | null }>(() => ({ open: null }))

export const openDialog = (open: DialogName) => useDialog.setState({ open })
export const closeDialog = () => useDialog.setState({ open: null })

// The next user must find none of them open.
useSession.subscribe(({ user }) => user === null && closeDialog())
