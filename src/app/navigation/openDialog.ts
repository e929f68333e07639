import { create } from 'zustand'
import { useSession } from '@/shared/auth/session'

/** Dialogs of the layout; only one is open at a time. */
type DialogName = 'palette' | 'settings' | 'shortcuts'

export const useDialog = create<{ open: DialogName | null }>(() => ({ open: null }))

export const openDialog = (open: DialogName) => useDialog.setState({ open })
export const closeDialog = () => useDialog.setState({ open: null })

// Closed on sign-out, so that the next user finds none open.
useSession.subscribe(({ user }) => user === null && closeDialog())
