/** How what an assumption rests on stands now: `pageGone`: the version on show has no such page. */
export const EVIDENCE_STATES = ['current', 'toCheck', 'pageGone', 'recycled'] as const
export type EvidenceState = (typeof EVIDENCE_STATES)[number]

interface Cited {
  versionNo: number
  /** From 1. */
  page: number
}

/** The version of a document that is published, and its pages. */
interface Published {
  versionNo: number
  pages: number
}

/** The state of a citation, by what is published of its document; null where that is in the room no more. */
export function evidenceState({ versionNo, page }: Cited, published: Published | null): EvidenceState {
  if (published === null) return 'recycled'
  if (page > published.pages) return 'pageGone'
  return published.versionNo === versionNo ? 'current' : 'toCheck'
}

/** Whether a valuation is outdated by what it rests on, until someone has looked. */
export const isOutdatedBy = (states: readonly EvidenceState[]): boolean =>
  states.some((state) => state !== 'current')

interface Assumed {
  field: string
  indication?: string | null | undefined
  stage?: string | null | undefined
}

/** What names one assumption of a valuation. */
export const assumptionKey = ({ field, indication, stage }: Assumed): string =>
  [field, indication ?? '', stage ?? ''].join(':')

/** Where values come from that tell of nobody's case; others were typed, or computed from what was. */
const isFromOutside = (source: string) => !['user', 'lead', 'derived'].includes(source)

/**
 * Whether a reader is told an assumption: all of them whoever may modify the valuation; others the published defaults of
 * the method, and what rests on a document that they may read.
 */
export const isToldTo = (
  reader: { isWhole: boolean; readsEvidence: boolean },
  { source }: { source: string },
): boolean => reader.isWhole || isFromOutside(source) || reader.readsEvidence
