import { MILESTONE_STATES, PHASES, PROJECT_STATES } from '@/features/implementation/domain/states'
import { padNumber, createRandom } from '../../entities/seed/catalog/demo/random'
import { dayIn } from '../../rooms/seed/times'
import { milestones, projects } from '../store'
import { makeMilestone, makeProject, freeConcepts } from './projects'

const COUNT = 500
const SEED = 20_260_501
const FIRST_ID = 91_000
const MILESTONE_NAMES = ['立项验证', '工艺放大', '毒理研究', '临床申请']

export function addManyProjects() {
  if (projects.has(String(FIRST_ID))) return
  const random = createRandom(SEED)
  const concepts = freeConcepts()
  for (let at = 0; at < COUNT; at += 1) {
    const id = String(FIRST_ID + at)
    const start = random.integer(-600, 60)
    const length = random.integer(180, 900)
    const project = makeProject(id, concepts[at % concepts.length]!.id, {
      name: `投后项目 ${padNumber(at + 1, 3)}（演示）`,
      state: random.pick(PROJECT_STATES),
      phase: random.pick(PHASES),
      start: dayIn(start),
      end: dayIn(start + length),
    })
    projects.put({ ...project, spent: Math.round(project.budget * random.integer(0, 100)) / 100 })
    MILESTONE_NAMES.forEach((name, index) =>
      milestones.put(
        makeMilestone(`${id}${index + 1}`, {
          projectId: id,
          name,
          due: dayIn(start + Math.round((length * (index + 1)) / MILESTONE_NAMES.length)),
          state: project.state === 'notStarted' ? 'planned' : random.pick(MILESTONE_STATES),
        }),
      ),
    )
  }
}
