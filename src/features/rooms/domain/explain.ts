import {
  effectiveLevel,
  type EffectiveLevel,
  type Reader,
  type RoomRights,
  type Rule,
} from './effectiveLevel'
import type { Subject } from './rights'

/** One thing that was asked on the way to a level: a rule, or a node without any. */
export interface ReasonStep {
  node: string
  subject: Subject | null
  rule: Rule | null
  /** It gave the level. */
  decides: boolean
}

/** The rules that concern a reader, from the node up, each with whether it decided; beside the level they come to. */
export function explain(
  node: string,
  reader: Reader,
  room: RoomRights,
): EffectiveLevel & { steps: ReasonStep[] } {
  const effective = effectiveLevel(node, reader, room)
  const { source, node: decidedAt } = effective.because
  const rulesAt = (at: string): ReasonStep[] => {
    const subjects: [Subject, string | null][] = [
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
  return { ...effective, steps }
}
