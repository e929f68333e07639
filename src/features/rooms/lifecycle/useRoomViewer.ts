import { useCan } from '@/shared/auth/permissions'
import type { RoomViewer } from '../domain/roomWorkflow'
import { useScope } from '../room/scope'

/** The user, as the workflow of rooms asks about him. */
export const useRoomViewer = (): RoomViewer => ({ isKeeper: useCan(`${useScope()}:room:manage`) })
