import { isUnredacted } from './redaction'
import type { VersionState } from './states'
import { shownVersion } from './versionWorkflow'

interface PartyVersion {
  no: number
  state: VersionState
  redactedFrom?: number | null | undefined
  /**
   * Party that reads this version instead of the general one: the tag of its members. Absent for the general version. A
   * variant has the number of the version that it was made from, so that the numbers tell nobody of it.
   */
  tagId?: string | null | undefined
  /** The party has been given the general version since. */
  isEnded?: boolean | null | undefined
}

export const isVariant = ({ tagId }: Pick<PartyVersion, 'tagId'>): boolean => tagId != null

/** Variants that decide what a party reads, in the order in which they were made. */
export const variantsFor = <V extends PartyVersion>(tagId: string | null, versions: readonly V[]): V[] =>
  tagId === null ? [] : versions.filter((version) => version.tagId === tagId && version.isEnded !== true)

/**
 * Version that the members with a tag read, below level _manage_. Any variant for them beats the general version, also a
 * later one, until they are given the general version; of several published ones the last made. Undefined if they read
 * nothing, because every variant is withdrawn, waits for review, or has content that was redacted for everybody since.
 *
 * @param versions The general versions and all variants of a document, in the order in which they were made.
 */
export function versionReadBy<V extends PartyVersion>(
  tagId: string | null,
  versions: readonly V[],
): V | undefined {
  const general = versions.filter((version) => !isVariant(version))
  const own = variantsFor(tagId, versions)
  if (own.length === 0) return shownVersion(general)
  return own.findLast((version) => version.state === 'published' && !isUnredacted(version, general))
}

/** Tags of the parties that do not read the general version. */
export const partiesWithVariant = (versions: readonly PartyVersion[]): string[] => [
  ...new Set(versions.flatMap(({ tagId, isEnded }) => (tagId != null && isEnded !== true ? tagId : []))),
]

/** True if a general version has content that was redacted since: for everybody, or for this party. */
export const isWithheldFrom = (
  tagId: string | null,
  version: PartyVersion,
  versions: readonly PartyVersion[],
): boolean =>
  isUnredacted(
    version,
    versions.filter((each) => !isVariant(each)),
  ) || variantsFor(tagId, versions).some(({ no }) => no >= version.no)
