import type { ConvertibleCurrency } from '@/shared/lib/money'
import { DEFAULT_DISTRIBUTIONS, MAX_ENUMERATED, rollForward, type ProjectInput } from '../engine'
import type { Report } from '../reports/model/report.api'
import { readTyped, type NumberRule } from '../workbench/typedNumber'
import { SEED_RULE } from '../workbench/distributions'
import { calculationOf } from './rebase'
import { fundingNeed } from './flows'
import type { Holding } from './holdings'

export interface Project extends ProjectInput {
  holding: Holding
  cost: number
}

/** Separates the holdings that can be simulated from those whose form the current engine rejects. */
export function projectsOf(
  holdings: readonly Holding[],
  reports: readonly Report[],
  currency: ConvertibleCurrency,
): { projects: Project[]; excluded: Holding[] } {
  const projects: Project[] = []
  const excluded: Holding[] = []
  for (const holding of holdings) {
    const report = reports.find(({ id }) => id === holding.id)
    const calculation = report ? calculationOf(report, currency) : null
    if (!report || !calculation) {
      excluded.push(holding)
      continue
    }
    const { how, years, interest } = holding.rebased
    const moved = how === 'revalued' ? rollForward(calculation, years) : null
    projects.push({
      holding,
      cost: fundingNeed(holding),
      resolved: moved?.ok ? moved.value : calculation,
      seed: report.seed,
      interest,
    })
  }
  return { projects, excluded }
}

/** Limits the projects to as many as can be enumerated, preferring those with the most value per cost. */
export function limitCompared<T extends Pick<Project, 'cost'> & { holding: Pick<Holding, 'rnpv'> }>(
  projects: readonly T[],
): { compared: T[]; excluded: T[] } {
  const worth = ({ cost, holding: { rnpv } }: T) => (cost > 0 ? rnpv / cost : Math.sign(rnpv) * Infinity || 0)
  const best = new Set(projects.toSorted((a, b) => worth(b) - worth(a) || 0).slice(0, MAX_ENUMERATED))
  return {
    compared: projects.filter((project) => best.has(project)),
    excluded: projects.filter((project) => !best.has(project)),
  }
}

const CORRELATION_RULE: NumberRule = { min: 0, max: 0.9 }

/** Returns the settings of a joint simulation (null while invalid) and the error of each field. */
export function parseJointSettings(typed: { correlation: string; seed: string }) {
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
