import type { State } from '@/features/concepts/domain/conceptStates'
import type { Action } from '@/features/concepts/domain/conceptWorkflow'
import { ReportLink } from '@/entities/report/reports.api'
import { beijingTime, now } from '../platform/clock'
import { allowed, commit, concepts, type StoredConcept } from './store'
import type { Account } from '../platform/db'
import { Refusal } from '../platform/mock'
import { push } from '../platform/socket'
import { storeFile, formText } from '../platform/files'
import { latest, reports } from '../valuation/store'
import { REFUSALS } from './refusals'

const DAY = 86_400_000

export const daysFromNow = (days: number) => beijingTime(new Date(Date.now() + days * DAY)).slice(0, 10)

export function notifyOwner<Result extends { id: string; state: State }>(result: Result): Result {
  const { id, state } = result
  push(concepts.get(id)!.ownerId, { code: 200, msg: 'concept', data: { id, state } })
  return result
}

type PassedListener = (concept: StoredConcept, by: Account) => void
const passedListeners: PassedListener[] = []

export const onPassed = (listener: PassedListener) => void passedListeners.push(listener)

export function notifyPassed<Result extends { id: string }>(result: Result, by: Account): Result {
  for (const listener of passedListeners) listener(concepts.require(result.id), by)
  return result
}

export const auditedBy = ({ userId, nickName }: Account) => ({ auditorId: userId, auditorName: nickName })

type Opinion = NonNullable<StoredConcept['opinions']>[number]

export const withOpinion = (
  { opinions }: StoredConcept,
  { nickName }: Account,
  opinion: Pick<Opinion, 'stage' | 'isPass' | 'text' | 'reasonClass'>,
): Pick<StoredConcept, 'opinions'> => ({
  opinions: [...(opinions ?? []), { ...opinion, by: nickName, time: now() }],
})

type ReceivedFile = NonNullable<StoredConcept['firstRecord']>

export async function actWithFile(
  action: Action,
  { account, body: form }: { account: Account; body: FormData },
  change: (record: ReceivedFile, concept: StoredConcept) => Partial<StoredConcept>,
) {
  const concept = allowed(account, action, {
    id: formText(form, 'id'),
    version: Number(formText(form, 'version')),
  })
  const file = form.get('file')
  const fileName = await storeFile(file, account.userId)
  const { name, size } = file as File
  const record = { fileName, originalName: name, size, by: account.nickName, time: now() }
  return commit(account, action, concept, change(record, concept))
}

/**
 * Returns the report linked by a second stage, with its current name. Throws unless it belongs to the owner; a link
 * saved earlier stays, because its report may have been deleted since.
 */
export function linkedReport({ ownerId, secondStage }: StoredConcept, link: unknown): ReportLink | null {
  const parsed = ReportLink.safeParse(link)
  if (!parsed.success) return null
  const { id } = parsed.data
  const previous = secondStage?.report
  if (previous?.id === id) return { id, name: previous.name }
  const report = reports.get(id)
  if (report?.ownerId !== ownerId) throw new Refusal(500, REFUSALS.noReport)
  return { id, name: latest(report).form.pipelineName }
}
