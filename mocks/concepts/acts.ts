import type { State } from '@/features/concepts/domain/states'
import type { Action } from '@/features/concepts/domain/workflow'
import { ReportLink } from '@/entities/report/reports.api'
import { beijing, now } from '../platform/clock'
import { allowed, commit, concepts, type StoredConcept } from './store'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { push } from '../platform/socket'
import { storeFile, textIn } from '../platform/files'
import { latest, reports } from '../valuation/store'
import { REFUSALS } from './refusals'

const DAY = 86_400_000

/** The day so many days from now. */
export const later = (days: number) => beijing(new Date(Date.now() + days * DAY)).slice(0, 10)

/** Tells the owner of a concept where it has come to. */
export function tellOwner<Stand extends { id: string; state: State }>(stand: Stand): Stand {
  const { id, state } = stand
  push(concepts.get(id)!.ownerId, { code: 200, msg: 'concept', data: { id, state } })
  return stand
}

type WhenPassed = (concept: StoredConcept, by: Account) => void
const whoWaits: WhenPassed[] = []

/** Lets an area make something of a concept that has passed its last check. */
export const whenPassed = (then: WhenPassed) => void whoWaits.push(then)

/** Tells of a concept that has passed its last check. */
export function tellPassed<Stand extends { id: string }>(stand: Stand, by: Account): Stand {
  for (const then of whoWaits) then(concepts.require(stand.id), by)
  return stand
}

/** Whoever audits a concept. */
export const auditedBy = ({ userId, nickName }: Account) => ({ auditorId: userId, auditorName: nickName })

type Opinion = NonNullable<StoredConcept['opinions']>[number]

/** What was said about a concept, with what an auditor says of it now. */
export const withOpinion = (
  { opinions }: StoredConcept,
  { nickName }: Account,
  opinion: Pick<Opinion, 'stage' | 'isPass' | 'text' | 'reasonClass'>,
): Pick<StoredConcept, 'opinions'> => ({
  opinions: [...(opinions ?? []), { ...opinion, by: nickName, time: now() }],
})

type Received = NonNullable<StoredConcept['firstRecord']>

/** Does an action that brings a file along, in a form: `change` says what becomes of the concept that it is for. */
export async function actWithFile(
  action: Action,
  { account, body: form }: { account: Account; body: FormData },
  change: (record: Received, concept: StoredConcept) => Partial<StoredConcept>,
) {
  const concept = allowed(account, action, {
    id: textIn(form, 'id'),
    version: Number(textIn(form, 'version')),
  })
  const file = form.get('file')
  const fileName = await storeFile(file, account.userId)
  const { name, size } = file as File
  const record = { fileName, originalName: name, size, by: account.nickName, time: now() }
  return commit(account, action, concept, change(record, concept))
}

/**
 * The report that a second stage links, with the name that it has now. Refuses one that is not the owner's;
 * one that stands there already may have been deleted meanwhile.
 */
export function linkedReport({ ownerId, secondStage }: StoredConcept, link: unknown): ReportLink | null {
  const asked = ReportLink.safeParse(link)
  if (!asked.success) return null
  const { id } = asked.data
  const before = secondStage?.report
  if (before?.id === id) return { id, name: before.name }
  const report = reports.get(id)
  if (report?.ownerId !== ownerId) throw new Refusal(500, REFUSALS.noReport)
  return { id, name: latest(report).form.pipelineName }
}
