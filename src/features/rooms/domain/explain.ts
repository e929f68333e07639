import {
  effectiveLevel,
  releasesOn,
  type EffectiveLevel,
  type RoomReader,
  type RoomRights,
  type Rule,
} from './effectiveLevel'
import type { Release } from './release'
import type { RuleSubject } from './rights'

export interface ReasonStep {
  node: string
  subject: RuleSubject | null
  rule: Rule | null
  decides: boolean
}

/**
 * Rules and release plans that concern a reader, from the node upwards, with the effective level and the rule that
 * decided it.
 */
export function explain(
  node: string,
  reader: RoomReader,
  room: RoomRights,
): EffectiveLevel & { steps: ReasonStep[]; releases: Release[] } {
  const effective = effectiveLevel(node, reader, room)
  const { source, node: decidedAt } = effective.because
  const rulesAt = (at: string): ReasonStep[] => {
    const subjects: [RuleSubject, string | null][] = [
      ['member', reader.memberId],
      ['tag', reader.tagId],
    ]
    return subjects.flatMap(([subject, id]) => {
      const rule = id ? room.ruleOf(at, subject, id) : undefined
      return rule ? [{ node: at, subject, rule, decides: source === subject && decidedAt === at }] : []
    })
  }
  const steps: ReasonStep[] = []
  for (let at: string | null | undefined = node; at !== null && at !== undefined; at = room.parentOf(at)) {
    const rules = rulesAt(at)
    if (rules.length > 0) steps.push(...rules)
    else if (at === node) steps.push({ node: at, subject: null, rule: null, decides: false })
  }
  return { ...effective, steps, releases: releasesOn(node, reader, room) }
}
