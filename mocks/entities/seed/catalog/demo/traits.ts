import { BIOMARKERS } from '../known/biomarkers'
import type { Drug, Line } from '../known/catalogTypes'
import type { Random } from './random'

const WITH_BIOMARKER = 0.7
const BREAKTHROUGH = 0.12
const IN_NRDL = 0.55
const LINES: Readonly<Record<Line, number>> = { first: 0.4, later: 0.45, maintenance: 0.08, adjuvant: 0.07 }

type Traits = Required<Pick<Drug, 'lines' | 'biomarkers' | 'orphan' | 'breakthrough' | 'nrdl'>>

/** Treatment lines, biomarkers and regulatory designations of an invented drug. */
export function demoTraits(
  { targets, indications, programmes, stage }: Pick<Drug, 'targets' | 'indications' | 'programmes' | 'stage'>,
  random: Random,
): Traits {
  const [indication] = indications
  const isTumour = indication!.therapeuticArea === 'oncology'
  const fitting = BIOMARKERS.filter(({ targetIds }) => targets.some(({ id }) => targetIds.includes(id)))
  const isSoldInChina = programmes.some((each) => each.stage === 'listed' && each.region === 'CN')
  return {
    lines: isTumour ? [random.weighted(LINES)] : [],
    biomarkers: isTumour && random.chance(WITH_BIOMARKER) ? random.sample(fitting, 1) : [],
    orphan: indication!.therapeuticArea === 'hematology',
    breakthrough: stage !== 'preclinical' && stage !== 'phase1' && random.chance(BREAKTHROUGH),
    nrdl: isSoldInChina && random.chance(IN_NRDL),
  }
}
