/** State of a citation; `pageGone`: the published version has no such page. */
export const EVIDENCE_STATES = ['current', 'toCheck', 'pageGone', 'recycled'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

interface Cited {
  versionNo: number
  /** First page is 1. */
  page: number
}

interface Published {
  versionNo: number
  pages: number
}

/** State of a citation against the published version; null when the document is no longer in the room. */
export function evidenceState({ versionNo, page }: Cited, published: Published | null): EvidenceState {
  if (published === null) return 'recycled'
  if (page > published.pages) return 'pageGone'
  return published.versionNo === versionNo ? 'current' : 'toCheck'
}

/** True when evidence makes a valuation outdated, until someone has checked it. */
export const isOutdatedBy = (states: readonly EvidenceState[]): boolean =>
  states.some((state) => state !== 'current')

interface Assumed {
  field: string
  indication?: string | null | undefined
  stage?: string | null | undefined
}

export const assumptionKey = ({ field, indication, stage }: Assumed): string =>
  [field, indication ?? '', stage ?? ''].join(':')

/** Sources that reveal nothing about the case; other values were typed, or computed from typed ones. */
const isFromOutside = (source: string) => !['user', 'lead', 'derived'].includes(source)

/**
 * True when a reader may see an assumption: users who may modify the valuation see all; others see the published
 * defaults of the method, and assumptions with evidence in a document that they may read.
 */
export const isVisibleTo = (
  reader: { isWhole: boolean; readsEvidence: boolean },
  { source }: { source: string },
): boolean => reader.isWhole || isFromOutside(source) || reader.readsEvidence
