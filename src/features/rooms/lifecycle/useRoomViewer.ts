import { useCan } from '@/shared/auth/permissions'
import type { RoomViewer } from '../domain/roomWorkflow'
import { useScope } from '../room/scope'

export const useRoomViewer = (): RoomViewer => ({ isKeeper: useCan(`${useScope()}:room:manage`) })
