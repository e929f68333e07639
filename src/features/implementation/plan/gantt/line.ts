import type { Dependency, Span } from '../../domain/plan'

/** A day that something of a line is due on. */
interface Mark {
  id: string
  name: string
  day: string
  tone: Tone
}

export type Tone = 'plain' | 'done' | 'late'

/** A row of a Gantt chart. */
export interface GanttLine {
  id: string
  name: string
  /** Stands below the line before, as a part of it. */
  isPart: boolean
  /** Null where only its marks have days. */
  span: Span | null
  /** Percent; null where nothing is counted. */
  done: number | null
  tone: Tone
  marks: readonly Mark[]
  predecessors: readonly Dependency[]
  isOpenable: boolean
  isMovable: boolean
  /** What else there is to know of it, in words. */
  facts: string
}

/** How something due stands today. */
export const toneOf = (due: string, isDone: boolean, today: string): Tone =>
  isDone ? 'done' : due < today ? 'late' : 'plain'
