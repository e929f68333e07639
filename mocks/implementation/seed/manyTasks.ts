import { MAX_TASKS } from '@/features/implementation/domain/planSchedule'
import { padNumber, createRandom } from '../../entities/seed/catalog/demo/random'
import { dayIn } from '../../rooms/seed/times'
import { tasks, tasksOf } from '../plan'

const SEED = 20_260_601
const FIRST_ID = 92_000

export function addManyTasks() {
  const own = tasksOf('9001')
  const random = createRandom(SEED)
  const [{ milestoneId: _milestone, ...pattern }] = own as [(typeof own)[number]]
  for (let at = 0; at < MAX_TASKS - own.length; at += 1) {
    const start = at - 150
    tasks.put({
      ...pattern,
      id: String(FIRST_ID + at),
      name: `任务 ${padNumber(at + 1, 3)}（演示）`,
      milestoneId: null,
      start: dayIn(start),
      end: dayIn(start + random.integer(3, 30)),
      done: random.integer(0, 100),
      predecessors:
        at > 0 ? [{ id: String(FIRST_ID + random.integer(Math.max(0, at - 12), at - 1)), lag: 0 }] : [],
    })
  }
}
