import { useEffect, useRef, useState } from 'react'
import {
  startSimulation,
  type Influence,
  type RunningSimulation,
  type SimulationOptions,
  type SimulationResult,
  type Statistics,
  type Valuation,
} from '../engine'

/** Paths of a full run, as many as the report's own. */
const PATHS = 100_000

/** What a run is asked for. */
export type Settings = Omit<SimulationOptions, 'paths'>

export interface Simulation {
  /** Of the paths computed so far: the first 10,000, then all. Null before the first run. */
  statistics: Statistics | null
  /** How much of their variance each input explains. */
  influence: Influence[] | null
  /** The settings those were computed with. */
  settings: Settings | null
  /** Part of the run that is done, 0..1; null when none is under way. */
  share: number | null
  /** How the last run ended. */
  ended: 'complete' | 'cancelled' | 'failed' | null
}

const NOTHING: Simulation = { statistics: null, influence: null, settings: null, share: null, ended: null }

const endOf = (result: SimulationResult): Simulation['ended'] =>
  result.ok ? 'complete' : result.kind === 'cancelled' ? 'cancelled' : 'failed'

/** Runs the simulation in workers; a run stops when it is cancelled or its screen goes away. */
export function useSimulation(valuation: Valuation) {
  const [simulation, setSimulation] = useState(NOTHING)
  const running = useRef<RunningSimulation | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  function run(settings: Settings) {
    running.current?.cancel()
    setSimulation({ ...NOTHING, settings, share: 0 })
    const options = { paths: PATHS, withInfluence: true, ...settings }
    const mine = startSimulation(valuation, options, (progress) => {
      if (running.current === mine) setSimulation({ settings, ...progress, ended: null })
    })
    running.current = mine
    void mine.done.then((result) => {
      if (running.current !== mine) return
      const ended = endOf(result)
      setSimulation((before) => ({
        ...before,
        share: null,
        ended,
        statistics: result.ok ? result.value : before.statistics,
      }))
    })
  }

  const forget = () => {
    running.current?.cancel()
    running.current = null
    setSimulation(NOTHING)
  }

  return { simulation, run, cancel: () => running.current?.cancel(), forget }
}
