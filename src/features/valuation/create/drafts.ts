import type { NamedDraft } from '@/shared/form/drafts'
import { randomKey } from '@/shared/lib/randomKey'

const PREFIX = 'valuation-new:'
/** Where there was one draft only: what an earlier release kept is the first of several. */
const FORMER = { id: 'first', name: 'valuation' } as const

/** More new valuations than this are not kept: the one changed longest ago gives way. */
export const MAX_DRAFTS = 20

export const freshId = () => randomKey().slice(0, 8)

/** Under which name the draft of a new valuation is kept. */
export const draftName = (id: string) => (id === FORMER.id ? FORMER.name : PREFIX + id)

export const isOfNew = (name: string) => name === FORMER.name || name.startsWith(PREFIX)

const idOf = (name: string) => (name === FORMER.name ? FORMER.id : name.slice(PREFIX.length))

/** Where a draft is gone on with. */
export const draftAddress = ({ name }: Pick<NamedDraft, 'name'>) => `/valuation/form?draft=${idOf(name)}`

/** What a draft is of; empty where that was not typed yet. */
export const subjectOf = ({ values: { pipelineName } }: Pick<NamedDraft, 'values'>) =>
  typeof pipelineName === 'string' ? pipelineName.trim() : ''
