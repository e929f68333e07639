import { redactionApis } from '@/features/rooms/documents/redaction.api'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { mock } from '../../platform/mock'
import {
  applyRedaction,
  decideProposals,
  drawRegion,
  giveGeneral,
  newestRedaction,
  propose,
} from '../documents/redactions'

const mocksOf = (scope: Scope) => {
  const api = redactionApis[scope]
  const EDIT = `${scope}:document:edit` as const
  return [
    mock(api.read, EDIT, ({ account, path }) => newestRedaction(scope, account, String(path.id))),
    mock(api.draw, EDIT, ({ account, body }) => drawRegion(scope, account, body)),
    mock(api.decide, EDIT, ({ account, body }) => decideProposals(scope, account, body)),
    mock(api.propose, EDIT, ({ account, body: { ids, ...wanted } }) => propose(scope, account, ids, wanted)),
    mock(api.apply, EDIT, ({ account, body }) => applyRedaction(scope, account, body)),
    mock(api.giveGeneral, EDIT, ({ account, body }) => giveGeneral(scope, account, body)),
  ]
}

export const redactionMocks = SCOPES.flatMap(mocksOf)
