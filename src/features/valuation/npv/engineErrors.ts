import type { EngineError, ErrorCode } from '../engine'
import type { FieldPath } from '@/shared/form/fieldPath'
import type { NpvForm } from './npvSchema'

/** Errors that the engine can still return when each field is valid on its own. */
export const ENGINE_CODES = [
  'E_RANGE',
  'E_REQUIRED',
  'E_STAGE_ENDED',
  'E_LAUNCH',
  'E_PEAK_YEAR',
  'E_UPTAKE',
  'E_EXCLUSIVITY',
  'E_CALIBRATION',
  'E_HORIZON',
] as const satisfies readonly ErrorCode[]

const FORM_NAMES: Readonly<Record<string, string>> = {
  discountRate: 'wacc',
  taxRate: 'tax',
  cogsPct: 'cogs',
  sgaPct: 'sga',
  launchTime: 'launchDate',
  patentExpiry: 'lossOfExclusivity',
  cost: 'remainingCost',
  pos: 'probability',
  at: 'priceEvents',
  factor: 'priceEvents',
}

const FIELDS: Partial<Record<ErrorCode, FieldPath>> = {
  E_STAGE_ENDED: ['launchDate'],
  E_LAUNCH: ['launchDate'],
  E_PEAK_YEAR: ['peakYear'],
  E_UPTAKE: ['sales', 0],
  E_EXCLUSIVITY: ['lossOfExclusivity'],
  E_CALIBRATION: ['currentSales'],
}

export function fieldOfError(
  { code, field }: EngineError,
  { retention }: Pick<NpvForm, 'retention'>,
): FieldPath {
  // Sales end before the base date: counted from launch for a generic, else from loss of exclusivity.
  if (code === 'E_HORIZON') return [retention === 'generic' ? 'launchDate' : 'lossOfExclusivity']
  return FIELDS[code] ?? [FORM_NAMES[field] ?? field]
}
