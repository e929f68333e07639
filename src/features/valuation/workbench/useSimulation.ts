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

const PATHS = 100_000

export type Settings = Omit<SimulationOptions, 'paths'>

export interface Simulation {
  /** Statistics of the paths computed so far: the first 10,000, then all. Null before the first run. */
  statistics: Statistics | null
  influence: Influence[] | null
  settings: Settings | null
  /** Progress of the run, 0 to 1; null when idle. */
  share: number | null
  ended: 'complete' | 'cancelled' | 'failed' | null
}

const NO_SIMULATION: Simulation = {
  statistics: null,
  influence: null,
  settings: null,
  share: null,
  ended: null,
}

const endOf = (result: SimulationResult): Simulation['ended'] =>
  result.ok ? 'complete' : result.kind === 'cancelled' ? 'cancelled' : 'failed'

/** Runs the simulation in workers; a run stops when it is cancelled or unmounted. */
export function useSimulation(valuation: Valuation) {
  const [simulation, setSimulation] = useState(NO_SIMULATION)
  const running = useRef<RunningSimulation | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  function run(settings: Settings) {
    running.current?.cancel()
    setSimulation({ ...NO_SIMULATION, settings, share: 0 })
    const options = { paths: PATHS, withInfluence: true, ...settings }
    const thisRun = startSimulation(valuation, options, (progress) => {
      if (running.current === thisRun) setSimulation({ settings, ...progress, ended: null })
    })
    running.current = thisRun
    void thisRun.done.then((result) => {
      if (running.current !== thisRun) return
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
    setSimulation(NO_SIMULATION)
  }

  return { simulation, run, cancel: () => running.current?.cancel(), forget }
}
