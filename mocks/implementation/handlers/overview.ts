import { isOpenClaim } from '@/features/implementation/domain/claimWorkflow'
import { isPaid } from '@/features/implementation/domain/instalmentWorkflow'
import { overviewApi } from '@/features/implementation/overview/overview.api'
import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { mock } from '../../platform/mock'
import { roomAllowing } from '../../rooms/store'
import { dayIn } from '../../rooms/seed/times'
import { claims } from '../claims'
import { customersFor } from '../customers'
import { overdueOf, rowsOf, today } from '../projects'
import { instalmentsOf, milestonesOf, projects } from '../store'

/** Days ahead in which an instalment counts as due. */
const DUE_IN = 30

/** How much of the weight was due and was accepted, on each day on which either changed. */
function burnUpOf(projectId: string) {
  const all = milestonesOf(projectId)
  const acceptedOn = (each: (typeof all)[number]) =>
    each.state === 'accepted' ? each.stateTime.slice(0, 10) : null
  const now = today()
  const days = [...new Set([now, ...all.flatMap((each) => [each.due, acceptedOn(each) ?? each.due])])].sort()
  const weightOf = (some: typeof all) => some.reduce((sum, { weight }) => sum + weight, 0)
  return all.length === 0
    ? []
    : days.map((day) => ({
        day,
        planned: weightOf(all.filter(({ due }) => due <= day)),
        accepted: day > now ? null : weightOf(all.filter((each) => (acceptedOn(each) ?? '9') <= day)),
      }))
}

export const overviewMocks = [
  mock(overviewApi.ofRoom, 'implement:project:list', ({ account, query: { roomId } }) => {
    roomAllowing('implement', account, roomId, 'dashboard:list')
    const project = projects.all().find((each) => each.roomId === roomId)
    if (!project) return null
    const { id } = project
    const dueUntil = dayIn(DUE_IN)
    const count = (needs: Permission, found: () => readonly unknown[]) =>
      isAllowed(account.permissions, needs) ? found().length : null
    return {
      project: rowsOf([project])[0]!,
      burnUp: burnUpOf(id),
      overdueMilestones: overdueOf(project).length,
      overdueFollowUps: count('implement:customer:list', () =>
        customersFor(account, { projectId: id, due: 'overdue' }),
      ),
      openClaims: count('implement:claims:list', () =>
        claims.all().filter((each) => each.projectId === id && isOpenClaim(each)),
      ),
      dueInstalments: count('implement:fund:list', () =>
        instalmentsOf(id).filter((each) => !isPaid(each) && each.due <= dueUntil),
      ),
      dueUntil,
    }
  }),
]
