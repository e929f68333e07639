import { milestoneApi } from '@/features/implementation/milestones/milestones.api'
import { projectApi } from '@/features/implementation/project/projectLink.api'
import { concepts } from '@mocks/concepts/store'
import { projects } from '@mocks/implementation/store'
import { dayIn } from '@mocks/rooms/seed/times'
import { example, type Example } from '../example'

const typed = () => ({
  name: 'BLX-220 demo',
  organisation: null,
  managerId: '70',
  phase: 'conversion' as const,
  start: dayIn(-300),
  end: dayIn(600),
  currency: 'CNY' as const,
  budget: 1_000_000,
  spent: null,
  contractNo: null,
  policyNo: null,
})

const freeConcept = () =>
  concepts
    .all()
    .find(
      ({ id, state, seal }) =>
        state === '50' && seal === 'open' && !projects.all().some((project) => project.conceptId === id),
    )!.id

const milestone = () => ({ name: 'Scale-up', due: dayIn(60), weight: 0, deliverable: null, acceptance: null })

const read = (id: string) => ({ id, version: 1 })

export const examples: readonly Example[] = [
  example(projectApi.list, () => ({ query: { pageNum: 1, pageSize: 10, state: 'running' } })),
  example(projectApi.export, () => ({ query: { language: 'en' as const } })),
  example(projectApi.detail, () => ({ path: { id: '9001' } })),
  example(projectApi.concepts, () => ({ query: { pageNum: 1, pageSize: 10 } })),
  example(projectApi.managers, () => ({})),
  example(projectApi.create, () => ({ body: { ...typed(), conceptId: freeConcept() } })),
  example(projectApi.update, () => ({ body: { ...typed(), ...read('9001') } })),
  example(projectApi.changeStatus, () => ({ body: { ...read('9008'), status: 'running' as const } })),
  example(projectApi.changePhase, () => ({ body: { ...read('9001'), phase: 'followOn' as const } })),
  example(projectApi.sayHealth, () => ({
    body: { ...read('9001'), health: 'onTrack' as const, reason: 'the delay is known' },
  })),
  example(projectApi.remove, () => ({ path: { ids: '9008' } })),

  example(milestoneApi.list, () => ({ query: { pageNum: 1, pageSize: 10, projectId: '9001' } })),
  example(milestoneApi.planned, () => ({ query: { projectIds: '9001,9002' } })),
  example(milestoneApi.detail, () => ({ path: { id: '9102' } })),
  example(milestoneApi.create, () => ({ body: { ...milestone(), projectId: '9001' } })),
  example(milestoneApi.update, () => ({ body: { ...milestone(), weight: 25, ...read('9103') } })),
  example(milestoneApi.deliver, () => ({ body: { ...read('9103'), documentId: '5-1' } })),
  example(milestoneApi.accept, () => ({
    body: { ...read('9102'), result: 'accepted' as const, remark: null },
  })),
  example(milestoneApi.remove, () => ({ path: { ids: '90021' } })),
]
