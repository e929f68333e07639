import type { Dependency, Span } from '../../domain/planSchedule'

interface DueMarker {
  id: string
  name: string
  day: string
  tone: Tone
}

export type Tone = 'plain' | 'done' | 'late'

export interface GanttLine {
  id: string
  name: string
  /** Child of the line above. */
  isPart: boolean
  /** Null if only its markers have days. */
  span: Span | null
  /** Percent; null if not tracked. */
  done: number | null
  tone: Tone
  marks: readonly DueMarker[]
  predecessors: readonly Dependency[]
  isOpenable: boolean
  isMovable: boolean
  /** Description for screen readers. */
  facts: string
}

export const toneOf = (due: string, isDone: boolean, today: string): Tone =>
  isDone ? 'done' : due < today ? 'late' : 'plain'
