import { claimApi } from '@/features/implementation/claims/claims.api'
import { claims } from '@mocks/implementation/claims'
import { projects } from '@mocks/implementation/store'
import { written } from '../../support/claims'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }

function ofState(state: string) {
  const { id, version } = claims.all().find((each) => each.state === state)!
  return { id, version }
}

/** A draft of the caller, who manages its project. */
function ownDraft() {
  const { id, version, projectId } = claims.all().find(({ state }) => state === 'draft')!
  projects.put({ ...projects.require(projectId), managerId: '1' })
  return { id, version }
}

export const examples: readonly Example[] = [
  example(claimApi.list, () => ({ query: { ...page, state: 'open' } })),
  example(claimApi.export, () => ({ query: { language: 'en' as const } })),
  example(claimApi.policy, () => ({ query: { policyNo: 'PI-2026-0188' } })),
  example(claimApi.endorse, () => {
    const { projectId: _project, ...terms } = written()
    return { body: { ...terms, policyNo: 'PI-2026-0188', from: '2026-11-01', reason: 'Higher sum insured' } }
  }),
  example(claimApi.detail, () => ({ path: { id: '9507' } })),
  example(claimApi.create, () => ({ body: written() })),
  example(claimApi.update, () => ({ body: { ...written(), ...ownDraft() } })),
  example(claimApi.changeStatus, () => ({ body: { ...ofState('reported'), event: 'file' as const } })),
]
