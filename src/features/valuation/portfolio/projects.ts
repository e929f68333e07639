import type { Currency } from '@/shared/lib/money'
import { DEFAULT_DISTRIBUTIONS, MOST_ENUMERATED, movedTo, type ProjectInput } from '../engine'
import type { Report } from '../reports/model/reports.api'
import { readTyped, type NumberRule } from '../workbench/typed'
import { SEED_RULE } from '../workbench/distributions'
import { calculationOf } from './brought'
import { fundingNeed } from './flows'
import type { Holding } from './holdings'

/** A holding with what its simulation needs. */
export interface Project extends ProjectInput {
  holding: Holding
  /** What it must be funded with if it succeeds, in all years together. */
  cost: number
}

/** The holdings that can be simulated, and those that cannot: today's engine refuses their form. */
export function projectsOf(
  holdings: readonly Holding[],
  reports: readonly Report[],
  currency: Currency,
): { projects: Project[]; left: Holding[] } {
  const projects: Project[] = []
  const left: Holding[] = []
  for (const holding of holdings) {
    const report = reports.find(({ id }) => id === holding.id)
    const calculation = report ? calculationOf(report, currency) : null
    if (!report || !calculation) {
      left.push(holding)
      continue
    }
    const { how, years, interest } = holding.brought
    const moved = how === 'revalued' ? movedTo(calculation, years) : null
    projects.push({
      holding,
      cost: fundingNeed(holding),
      resolved: moved?.ok ? moved.value : calculation,
      seed: report.seed,
      interest,
    })
  }
  return { projects, left }
}

/** The projects of which every set is looked at: of too many those with most value for what they need. */
export function comparedOf<T extends Pick<Project, 'cost'> & { holding: Pick<Holding, 'rnpv'> }>(
  projects: readonly T[],
): { compared: T[]; left: T[] } {
  const worth = ({ cost, holding: { rnpv } }: T) => (cost > 0 ? rnpv / cost : Math.sign(rnpv) * Infinity || 0)
  const best = new Set(projects.toSorted((a, b) => worth(b) - worth(a) || 0).slice(0, MOST_ENUMERATED))
  return {
    compared: projects.filter((project) => best.has(project)),
    left: projects.filter((project) => !best.has(project)),
  }
}

/** How much the markets of two projects may have in common. */
const CORRELATION_RULE: NumberRule = { min: 0, max: 0.9 }

/** The settings of a joint simulation as typed, or what is wrong with them. */
export function readJoint(typed: { correlation: string; seed: string }) {
  const correlation = readTyped(typed.correlation, CORRELATION_RULE)
  const seed = readTyped(typed.seed, SEED_RULE)
  return {
    settings:
      correlation.ok && seed.ok
        ? { correlation: correlation.value!, seed: seed.value!, distributions: DEFAULT_DISTRIBUTIONS }
        : null,
    issues: {
      correlation: correlation.ok ? undefined : correlation.issue,
      seed: seed.ok ? undefined : seed.issue,
    },
  }
}
