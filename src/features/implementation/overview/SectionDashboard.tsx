import { InRoom, RoomDashboard } from '@/features/rooms'
import { ProjectFigures } from './ProjectFigures'

export default function SectionDashboard() {
  return (
    <InRoom scope="implement">
      <RoomDashboard>
        <ProjectFigures />
      </RoomDashboard>
    </InRoom>
  )
}
