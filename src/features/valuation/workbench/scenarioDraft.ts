import * as z from 'zod/mini'
import {
  DRIVERS,
  SCENARIOS,
  type Driver,
  type DriverValues,
  type Scenario,
} from '../engine/method/methodTables'
import { SALES_REGIONS } from '../engine/method/valuationTypes'
import { YEAR_DRIVERS } from '../reports/model/valuationNames'
import { readTyped, SHARE, type NumberRule, type ValidationError } from './typedNumber'

export const DRIVER_KEYS = Object.keys(DRIVERS) as Driver[]

/** A driver is multiplied, shifted by percentage points, or shifted by years. */
export type DriverUnit = 'factor' | 'points' | 'years'

export const unitOf = (driver: Driver): DriverUnit =>
  DRIVERS[driver].how === 'multiply' ? 'factor' : YEAR_DRIVERS.has(driver) ? 'years' : 'points'

const RULES: Record<DriverUnit, NumberRule> = {
  factor: { min: 0, max: 10, isOptional: true },
  points: { min: -50, max: 50, isOptional: true },
  years: { min: -10, max: 10, isOptional: true },
}

export const ruleOf = (driver: Driver): NumberRule =>
  driver === 'peakYear' ? { ...RULES.years, min: -5, max: 5, isInteger: true } : RULES[unitOf(driver)]

/** A chart cannot compare more side by side. */
export const MAX_SCENARIOS = 8

/** A scenario as typed; drivers that are missing or empty keep the report's values. */
export const ScenarioDraft = z.object({
  key: z.string(),
  /** Name of a preset of the method, or the user's own. */
  name: z.string(),
  /** Percent. */
  weight: z.string(),
  drivers: z.partialRecord(z.enum(DRIVER_KEYS), z.string()),
  /** Region in which the drivers are moved; missing for all. */
  region: z.catch(z.optional(z.enum(SALES_REGIONS)), undefined),
})
export type ScenarioDraft = z.infer<typeof ScenarioDraft>

export const ScenarioDrafts = z.object({
  scenarios: z.array(ScenarioDraft).check(z.minLength(1), z.maxLength(MAX_SCENARIOS)),
})
export type ScenarioDrafts = z.infer<typeof ScenarioDrafts>

/** Percentage points are typed, fractions are calculated. */
const scaleOf = (driver: Driver) => (unitOf(driver) === 'points' ? 100 : 1)

export const presetDrafts = (): ScenarioDrafts => ({
  scenarios: SCENARIOS.map(({ name, weight, drivers }) => ({
    key: name,
    name,
    weight: String(weight * 100),
    drivers: Object.fromEntries(
      DRIVER_KEYS.flatMap((driver) => {
        const value = drivers[driver]
        return value === null || value === undefined ? [] : [[driver, String(value * scaleOf(driver))]]
      }),
    ),
  })),
})

export interface ReadScenario {
  /** Null while invalid. */
  scenario: Scenario | null
  issues: Partial<Record<Driver | 'name' | 'weight', ValidationError>>
}

/** Parses a scenario for the engine and returns its errors. `others` are the names that it must not repeat. */
export function readScenario(draft: ScenarioDraft, name: string, others: readonly string[]): ReadScenario {
  const issues: ReadScenario['issues'] = {}
  if (name === '') issues.name = { key: 'required' }
  else if (others.includes(name)) issues.name = { key: 'nameTwice' }
  const weight = readTyped(draft.weight, SHARE)
  if (!weight.ok) issues.weight = weight.issue

  const drivers: DriverValues = {}
  for (const driver of DRIVER_KEYS) {
    const reading = readTyped(draft.drivers[driver] ?? '', ruleOf(driver))
    if (!reading.ok) issues[driver] = reading.issue
    else if (reading.value !== null) drivers[driver] = reading.value / scaleOf(driver)
  }
  const isValid = weight.ok && Object.keys(issues).length === 0
  if (!isValid) return { scenario: null, issues }
  const { region } = draft
  return {
    scenario: { name, weight: (weight.value ?? 0) / 100, drivers, ...(region && { region }) },
    issues,
  }
}

/** Parses all scenarios, each checked against the names of the others; `nameOf` returns the displayed name. */
export function readScenarios(
  drafts: readonly ScenarioDraft[],
  nameOf: (name: string) => string = (name) => name,
): ReadScenario[] {
  const names = drafts.map(({ name }) => nameOf(name).trim())
  return drafts.map((draft, index) =>
    readScenario(
      draft,
      names[index]!,
      names.filter((_, other) => other !== index),
    ),
  )
}
