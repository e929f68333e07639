import type { NamedDraft } from '@/shared/form/drafts'
import { randomKey } from '@/shared/lib/randomKey'

const PREFIX = 'valuation-new:'
/** The single draft of an earlier release is now the first of several. */
const LEGACY_DRAFT = { id: 'first', name: 'valuation' } as const

/** Limit of stored new valuations; beyond it, the one changed longest ago is dropped. */
export const MAX_DRAFTS = 20

export const makeDraftId = () => randomKey().slice(0, 8)

export const draftName = (id: string) => (id === LEGACY_DRAFT.id ? LEGACY_DRAFT.name : PREFIX + id)

export const isNewDraft = (name: string) => name === LEGACY_DRAFT.name || name.startsWith(PREFIX)

const idOf = (name: string) => (name === LEGACY_DRAFT.name ? LEGACY_DRAFT.id : name.slice(PREFIX.length))

export const draftAddress = ({ name }: Pick<NamedDraft, 'name'>) => `/valuation/form?draft=${idOf(name)}`

/** Name of the pipeline in a draft; empty until it is typed. */
export const draftTitle = ({ values: { pipelineName } }: Pick<NamedDraft, 'values'>) =>
  typeof pipelineName === 'string' ? pipelineName.trim() : ''
