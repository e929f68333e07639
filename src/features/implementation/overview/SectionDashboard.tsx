import { InRoom, RoomDashboard } from '@/features/rooms'
import { ProjectFigures } from './ProjectFigures'

/** What is done in a room of the section, with the figures of its project. */
export default function SectionDashboard() {
  return (
    <InRoom scope="implement">
      <RoomDashboard>
        <ProjectFigures />
      </RoomDashboard>
    </InRoom>
  )
}
