import { parseTime } from '@/shared/lib/dates'
import {
  effectiveLevel,
  type EffectiveLevel,
  type RoomReader,
  type RoomRights,
  type Rule,
} from './effectiveLevel'
import { LEVEL, type Level } from './levels'
import { isReleased, type Release, type ReleasePhase, type ReleasePlan } from './release'
import type { RoomState } from './states'

export type RuleSubject = 'member' | 'tag'

interface RoomTerms {
  state: RoomState
  /** The room is closed from then on. */
  endTime: string
  isZipAllowed: boolean
  defaultLevel: Level
}

/** Change that affects permissions; omitted settings of the room stay. */
export type RightsChange =
  | ({ kind: 'room' } & Partial<RoomTerms>)
  /** A node is created, moved or restored. `null` is the top level. */
  | { kind: 'node'; node: string; parent: string | null }
  | { kind: 'gone'; node: string }
  /** `null` removes the rule. */
  | { kind: 'rule'; node: string; subject: RuleSubject; id: string; level: Level | null }
  | { kind: 'member'; reader: RoomReader }
  | { kind: 'left'; memberId: string }
  /** `null` withdraws the plan. */
  | { kind: 'release'; id: string; plan: ReleasePlan | null }
  /** `null` removes the phase. */
  | { kind: 'phase'; id: string; phase: ReleasePhase | null }

export interface RightsEvent {
  time: string
  by: string
  change: RightsChange
  /** A member's first visit: the history needs it, but nobody has decided anything. */
  isVisit?: true
}

interface PlacedRule {
  node: string
  subject: RuleSubject
  id: string
  rule: Rule
}

type PlacedRelease = Omit<Release, 'isMet'>

/** A phase, with who changed it last and when. */
export interface PlacedPhase extends ReleasePhase {
  id: string
  setBy: string
  setTime: string
}

const ruleKey = (node: string, subject: RuleSubject, id: string) => `${node} ${subject} ${id}`

export class Rights {
  private terms: RoomTerms = { state: 'active', endTime: '', isZipAllowed: false, defaultLevel: LEVEL.none }
  private readonly parents = new Map<string, string | null>()
  private readonly rules = new Map<string, PlacedRule>()
  private readonly readers = new Map<string, RoomReader>()
  private readonly plans = new Map<string, PlacedRelease>()
  private readonly phasesById = new Map<string, PlacedPhase>()

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
        break
      case 'release':
        if (change.plan === null) this.plans.delete(change.id)
        else this.plans.set(change.id, { ...change.plan, id: change.id, setBy: by, setTime: time })
        break
      case 'phase':
        if (change.phase === null) this.phasesById.delete(change.id)
        else this.phasesById.set(change.id, { ...change.phase, id: change.id, setBy: by, setTime: time })
    }
    return this
  }

  /** Input of {@link effectiveLevel} for a point in time, ISO with zone. */
  at(dateTime: string): RoomRights {
    const { state, endTime, isZipAllowed, defaultLevel } = this.terms
    const end = parseTime(endTime)?.getTime() ?? Infinity
    return {
      state: state === 'active' && end <= Date.parse(dateTime) ? 'closed' : state,
      isZipAllowed,
      defaultLevel,
      parentOf: (node) => this.parents.get(node),
      ruleOf: (node, subject, id) => this.rules.get(ruleKey(node, subject, id))?.rule,
      releases: this.releasesByNode(dateTime),
      at: dateTime,
    }
  }

  releasesAt = (dateTime: string): Release[] =>
    [...this.plans.values()].map((plan) => ({ ...plan, isMet: isReleased(plan, this.phasesById, dateTime) }))

  private releasesByNode(dateTime: string): ReadonlyMap<string, readonly Release[]> {
    const byNode = new Map<string, Release[]>()
    for (const release of this.releasesAt(dateTime))
      byNode.set(release.node, [...(byNode.get(release.node) ?? []), release])
    return byNode
  }

  phases = (): readonly PlacedPhase[] => [...this.phasesById.values()]

  readerOf = (memberId: string): RoomReader | undefined => this.readers.get(memberId)

  levelOf(node: string, memberId: string, dateTime: string): EffectiveLevel {
    const reader = this.readers.get(memberId)
    if (!reader) return { level: LEVEL.none, because: { source: 'absent', caps: [] } }
    return effectiveLevel(node, reader, this.at(dateTime))
  }

  copy(): Rights {
    const copy = new Rights()
    copy.terms = this.terms
    for (const [node, parent] of this.parents) copy.parents.set(node, parent)
    for (const [key, rule] of this.rules) copy.rules.set(key, rule)
    for (const [id, reader] of this.readers) copy.readers.set(id, reader)
    for (const [id, plan] of this.plans) copy.plans.set(id, plan)
    for (const [id, phase] of this.phasesById) copy.phasesById.set(id, phase)
    return copy
  }

  allRules = () => [...this.rules.values()].map(({ rule, ...place }) => ({ ...place, ...rule }))

  members = (): readonly RoomReader[] => [...this.readers.values()]

  nodes = (): ReadonlyMap<string, string | null> => this.parents
}

/** Permissions at a point in time: applies all changes up to it. Events have to be sorted by time. */
export function replay(events: readonly RightsEvent[], dateTime: string): Rights {
  const until = Date.parse(dateTime)
  const rights = new Rights()
  for (const event of events) {
    if ((parseTime(event.time)?.getTime() ?? 0) > until) break
    rights.apply(event)
  }
  return rights
}
