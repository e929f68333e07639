import type { Context, NamedContext } from '@/features/speak/model/speak.api'
import { LEVEL } from '@/features/rooms/domain/levels'
import { isAllowed } from '@/shared/auth/permissions'
import { SCOPES, type Scope } from '@/entities/roomScope'
import { conceptFor, isRedacted, visibleTo, type StoredConcept } from '../concepts/store'
import type { Account } from '../platform/db'
import { normalizeText } from '../platform/list'
import { Refusal } from '../platform/mock'
import { authorizeNode, visibleNodes } from '../rooms/rights'
import { isOpenTo, rooms, type StoredNode } from '../rooms/store'
import { latest, reportOf, reports, isOpenTo as isReportOf, type StoredReport } from '../valuation/store'
import { REFUSALS } from './refusals'

const MAX_CONTEXTS = 20

export const nameOfConcept = ({ firstStage, code }: StoredConcept) =>
  typeof firstStage?.name === 'string' && firstStage.name !== '' ? firstStage.name : (code ?? '')

const asReport = (report: StoredReport): NamedContext => {
  const { form, version } = latest(report)
  return { kind: 'report', id: report.id, name: form.pipelineName, place: `v${version}` }
}

const asConcept = (concept: StoredConcept): NamedContext => ({
  kind: 'concept',
  id: concept.id,
  name: nameOfConcept(concept),
  place: concept.code ?? null,
})

const asDocument = (scope: Scope, { id, name, roomId }: StoredNode): NamedContext => ({
  kind: 'document',
  id,
  scope,
  roomId,
  name,
  place: rooms[scope].require(roomId).name,
})

const canSeeReports = ({ permissions }: Account) => isAllowed(permissions, 'valuation:report:list')
const canSeeConcepts = ({ permissions }: Account) => isAllowed(permissions, 'poconcept:poconceptInfo:list')
const canSeeDocuments = (scope: Scope, { permissions }: Account) =>
  isAllowed(permissions, `${scope}:document:list`)

const isComputed = (report: StoredReport) => latest(report).state === 'complete'

export function reportFor(account: Account, id: string): StoredReport {
  const report = canSeeReports(account) ? reportOf(account, id) : undefined
  if (!report || !isComputed(report)) throw new Refusal(404, REFUSALS.noContext)
  return report
}

export function readableConcept(account: Account, id: string): StoredConcept {
  const concept = canSeeConcepts(account) ? conceptFor(account, id) : undefined
  if (!concept || isRedacted(concept, account)) throw new Refusal(404, REFUSALS.noContext)
  return concept
}

/** Requires full view rights; access through the redaction fence is not enough. */
export function readableDocument(
  account: Account,
  { scope, id, roomId }: Extract<Context, { kind: 'document' }>,
): StoredNode {
  if (!canSeeDocuments(scope, account)) throw new Refusal(404, REFUSALS.noContext)
  rooms[scope].require(roomId, isOpenTo(scope, account))
  const node = authorizeNode(scope, account, id, LEVEL.view)
  if (node.kind !== 'document' || node.roomId !== roomId) throw new Refusal(404, REFUSALS.noContext)
  return node
}

/** Returns the context if the caller may read it; the error is the same whether or not it exists. */
export function contextFor(account: Account, context: Context): NamedContext {
  try {
    if (context.kind === 'report') return asReport(reportFor(account, context.id))
    if (context.kind === 'concept') return asConcept(readableConcept(account, context.id))
    return asDocument(context.scope, readableDocument(account, context))
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(404, REFUSALS.noContext)
    throw error
  }
}

const readableRooms = (account: Account) =>
  SCOPES.filter((scope) => canSeeDocuments(scope, account)).flatMap((scope) =>
    rooms[scope]
      .all()
      .filter(isOpenTo(scope, account))
      .map(({ id }) => ({ scope, id })),
  )

export function contextsFor(account: Account, kind: Context['kind'], keyword: string): NamedContext[] {
  const searchText = normalizeText(keyword)
  const matches = ({ name, place }: NamedContext) =>
    normalizeText(name).includes(searchText) || normalizeText(place).includes(searchText)
  const all = {
    report: () =>
      canSeeReports(account)
        ? reports.all().filter(isReportOf(account)).filter(isComputed).map(asReport)
        : [],
    concept: () =>
      canSeeConcepts(account)
        ? visibleTo(account)
            .filter((concept) => !isRedacted(concept, account))
            .map(asConcept)
        : [],
    document: () =>
      readableRooms(account).flatMap(({ scope, id }) =>
        visibleNodes(scope, account, id)
          .filter(({ kind: sort, level }) => sort === 'document' && level >= LEVEL.view)
          .map((node) => asDocument(scope, node)),
      ),
  }[kind]()
  return all.filter(matches).slice(0, MAX_CONTEXTS)
}
