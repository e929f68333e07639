import { parseTime } from '@/shared/lib/dates'
import {
  effectiveLevel,
  type EffectiveLevel,
  type Reader,
  type RoomRights,
  type Rule,
} from './effectiveLevel'
import { LEVEL, type Level } from './levels'
import type { RoomState } from './states'

/** Whom a rule is for: one member, or all who have a tag. */
export type Subject = 'member' | 'tag'

/** What a room as a whole says of its rights. */
interface RoomTerms {
  state: RoomState
  /** From then on it is closed. */
  endTime: string
  isZipAllowed: boolean
  defaultLevel: Level
}

/** One change of what decides who sees what; parts of the room that are left out stay. */
export type RightsChange =
  | ({ kind: 'room' } & Partial<RoomTerms>)
  /** A node is put somewhere: made, moved or restored. `null` is the top. */
  | { kind: 'node'; node: string; parent: string | null }
  | { kind: 'gone'; node: string }
  /** `null` takes the rule away. */
  | { kind: 'rule'; node: string; subject: Subject; id: string; level: Level | null }
  | { kind: 'member'; reader: Reader }
  | { kind: 'left'; memberId: string }

export interface RightsEvent {
  time: string
  by: string
  change: RightsChange
}

/** A rule, and what it is about. */
interface PlacedRule {
  node: string
  subject: Subject
  id: string
  rule: Rule
}

const ruleKey = (node: string, subject: Subject, id: string) => `${node} ${subject} ${id}`

/** Who sees what in a room, as the changes so far have left it. */
export class Rights {
  private terms: RoomTerms = { state: 'active', endTime: '', isZipAllowed: false, defaultLevel: LEVEL.none }
  private readonly parents = new Map<string, string | null>()
  private readonly rules = new Map<string, PlacedRule>()
  private readonly readers = new Map<string, Reader>()

  apply({ time, by, change }: RightsEvent) {
    switch (change.kind) {
      case 'room': {
        const { kind: _kind, ...terms } = change
        this.terms = { ...this.terms, ...terms }
        break
      }
      case 'node':
        this.parents.set(change.node, change.parent)
        break
      case 'gone':
        this.parents.delete(change.node)
        break
      case 'rule': {
        const key = ruleKey(change.node, change.subject, change.id)
        if (change.level === null) this.rules.delete(key)
        else {
          const { node, subject, id, level } = change
          this.rules.set(key, { node, subject, id, rule: { level, setBy: by, setTime: time } })
        }
        break
      }
      case 'member':
        this.readers.set(change.reader.memberId, change.reader)
        break
      case 'left':
        this.readers.delete(change.memberId)
    }
    return this
  }

  /** What {@link effectiveLevel} asks of the room at a moment, ISO with zone. */
  at(moment: string): RoomRights {
    const { state, endTime, isZipAllowed, defaultLevel } = this.terms
    const end = parseTime(endTime)?.getTime() ?? Infinity
    return {
      state: state === 'active' && end <= Date.parse(moment) ? 'closed' : state,
      isZipAllowed,
      defaultLevel,
      parentOf: (node) => this.parents.get(node),
      ruleOf: (node, subject, id) => this.rules.get(ruleKey(node, subject, id))?.rule,
      at: moment,
    }
  }

  /** A member as the rights see him; undefined for who is none. */
  readerOf = (memberId: string): Reader | undefined => this.readers.get(memberId)

  /** What a member may do with a node at a moment, and why. */
  levelOf(node: string, memberId: string, moment: string): EffectiveLevel {
    const reader = this.readers.get(memberId)
    if (!reader) return { level: LEVEL.none, because: { source: 'absent', caps: [] } }
    return effectiveLevel(node, reader, this.at(moment))
  }

  /** The same, to be changed apart from this. */
  copy(): Rights {
    const copy = new Rights()
    copy.terms = this.terms
    for (const [node, parent] of this.parents) copy.parents.set(node, parent)
    for (const [key, rule] of this.rules) copy.rules.set(key, rule)
    for (const [id, reader] of this.readers) copy.readers.set(id, reader)
    return copy
  }

  /** The rules that stand. */
  allRules = () => [...this.rules.values()].map(({ rule, ...place }) => ({ ...place, ...rule }))

  /** Everyone who is a member. */
  members = (): readonly Reader[] => [...this.readers.values()]

  /** The nodes that are there, each with what is around it. */
  nodes = (): ReadonlyMap<string, string | null> => this.parents
}

/** Who saw what at a moment: the changes up to it, one after another. Events stand in the order of their time. */
export function replay(events: readonly RightsEvent[], moment: string): Rights {
  const until = Date.parse(moment)
  const rights = new Rights()
  for (const event of events) {
    if ((parseTime(event.time)?.getTime() ?? 0) > until) break
    rights.apply(event)
  }
  return rights
}
