import { isKeyOf } from './keys'
import { failure, success, type EngineResult } from './engineResult'
import {
  AREAS,
  BIOMARKER,
  MODALITIES,
  NEAR_CERTAIN,
  PRECLINICAL_POS,
  RARE_DISEASE,
  SMALL_SAMPLE,
} from './methodTables'
import { product } from './time'

export interface Programme {
  /** Row of AREAS; absent means all. */
  area?: string | null
  /** Row of MODALITIES; absent means no modality adjustment. */
  modality?: string | null
  /** Rare disease; no effect in oncology. */
  rare?: boolean | null
  biomarker?: boolean | null
}

export interface Probabilities {
  /** Success probabilities of preclinical, phase 1, phase 2, phase 3 and review. */
  pos: number[]
  loaFromPhase1: number
  /** Published rates behind each stage; empty for preclinical. */
  parts: RatePart[][]
}

const clamp = (p: number) => Math.min(0.99, Math.max(0.01, p))
const logit = (p: number) => Math.log(clamp(p) / (1 - clamp(p)))

/**
 * Combines the rates of one stage: the area's value is moved by each adjustment's distance from all programmes, on the
 * logit scale. The root damps stacking, because the published effects overlap [default].
 */
function combine(base: number, all: number, adjustments: readonly number[]): number {
  if (adjustments.length === 0) return base
  const shift = adjustments.reduce((total, p) => total + logit(p) - logit(all), 0)
  return clamp(1 / (1 + Math.exp(-(logit(base) + shift / Math.sqrt(adjustments.length)))))
}

export interface RatePart {
  of: 'area' | 'modality' | 'rare' | 'biomarker'
  /** Row of its table; empty if the table has only one. */
  row: string
  /** Rate as used, 0 to 1. */
  rate: number
  /** Rate as printed, if it was shrunk. */
  printed?: number
  /** Number of phase transitions in the row. */
  n?: number
}

/** Shrinks a rate close to 1 with few observations toward that of the area. [default] */
function shrunk(part: RatePart & { n: number }, area: number): RatePart {
  const { rate, n } = part
  if (rate <= NEAR_CERTAIN || n >= SMALL_SAMPLE) return part
  return { ...part, printed: rate, rate: (n * rate + SMALL_SAMPLE * area) / (n + SMALL_SAMPLE) }
}

/**
 * Success probabilities of the five stages from the tables [BIO, Paul], each with the rates behind it, the area's
 * first. Returns E_RANGE for a name that is not in a table.
 */
export function probabilities({ area, modality, rare, biomarker }: Programme): EngineResult<Probabilities> {
  const areaName = area ?? 'all'
  if (!isKeyOf(AREAS, areaName)) return failure('E_RANGE', 'area')
  const name = modality ?? null
  if (name !== null && !isKeyOf(MODALITIES, name)) return failure('E_RANGE', 'modality')

  const { pos: areaRates, n } = AREAS[areaName]
  const clinical = areaRates.map((rate, i): RatePart[] => {
    const all = AREAS.all.pos[i]!
    const base = shrunk({ of: 'area', row: areaName, rate, n }, all)
    const adjustments: (RatePart | null)[] = [
      name &&
        shrunk({ of: 'modality', row: name, rate: MODALITIES[name].pos[i]!, n: MODALITIES[name].n }, rate),
      rare && areaName !== 'oncology' ? { of: 'rare', row: '', rate: RARE_DISEASE[i]! } : null,
      biomarker && BIOMARKER[i] !== null ? { of: 'biomarker', row: '', rate: BIOMARKER[i]! } : null,
    ]
    return [base, ...adjustments.filter((part) => part !== null)]
  })
  const pos = clinical.map(([base, ...adjustments], i) =>
    combine(
      base!.rate,
      AREAS.all.pos[i]!,
      adjustments.map(({ rate }) => rate),
    ),
  )
  return success({ pos: [PRECLINICAL_POS, ...pos], loaFromPhase1: product(pos), parts: [[], ...clinical] })
}

/**
 * Moves the product of `pos` to `target` by a common exponent λ = ln(target) / ln(Π pos). A target of 1 or more gives
 * all 1, one of 0 or less fails the first stage. Returns E_POS_OVERRIDE if the product is 0 and cannot be moved.
 */
export function scalePos(pos: readonly number[], target: number): EngineResult<number[]> {
  if (target >= 1) return success(pos.map(() => 1))
  if (target <= 0) return success(pos.map((p, i) => (i === 0 ? 0 : p)))
  const reached = product(pos)
  if (reached >= 1) return success(pos.map(() => target ** (1 / pos.length)))
  if (reached <= 0) return failure('E_POS_OVERRIDE')
  const exponent = Math.log(target) / Math.log(reached)
  return success(pos.map((p) => p ** exponent))
}

/** reach(s) = Π of pos of the stages before s. */
export function reachOf(pos: readonly number[]): number[] {
  let reach = 1
  return pos.map((p) => {
    const before = reach
    reach *= p
    return before
  })
}
