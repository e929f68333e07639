import { isOpenClaim } from '@/features/implementation/domain/claimWorkflow'
import { isPaid } from '@/features/implementation/domain/instalmentWorkflow'
import { overviewApi } from '@/features/implementation/overview/overview.api'
import { isAllowed, type Permission } from '@/shared/auth/permissions'
import { mock } from '../../platform/mock'
import { authorizeRoom } from '../../rooms/store'
import { dayIn } from '../../rooms/seed/times'
import { claims } from '../claims'
import { customerRows } from '../customers'
import { overdueOf, rowsOf, today } from '../projects'
import { instalmentsOf, milestonesOf, projects } from '../store'

const DUE_WITHIN_DAYS = 30

function burnUpOf(projectId: string) {
  const all = milestonesOf(projectId)
  const acceptedOn = (each: (typeof all)[number]) =>
    each.state === 'accepted' ? each.stateTime.slice(0, 10) : null
  const now = today()
  const days = [...new Set([now, ...all.flatMap((each) => [each.due, acceptedOn(each) ?? each.due])])].sort()
  const weightOf = (subset: typeof all) => subset.reduce((sum, { weight }) => sum + weight, 0)
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
    authorizeRoom('implement', account, roomId, 'dashboard:list')
    const project = projects.all().find((each) => each.roomId === roomId)
    if (!project) return null
    const { id } = project
    const dueUntil = dayIn(DUE_WITHIN_DAYS)
    const count = (needs: Permission, found: () => readonly unknown[]) =>
      isAllowed(account.permissions, needs) ? found().length : null
    return {
      project: rowsOf([project])[0]!,
      burnUp: burnUpOf(id),
      overdueMilestones: overdueOf(project).length,
      overdueFollowUps: count('implement:customer:list', () =>
        customerRows(account, { projectId: id, due: 'overdue' }),
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
