export type ErrorCode =
  | 'E_SHAPE'
  | 'E_RANGE'
  | 'E_REQUIRED'
  | 'E_INDICATIONS'
  | 'E_DUPLICATE'
  | 'E_STAGE_ORDER'
  | 'E_STAGE_ENDED'
  | 'E_POS_OVERRIDE'
  | 'E_LAUNCH'
  | 'E_PEAK_YEAR'
  | 'E_UPTAKE'
  | 'E_EXCLUSIVITY'
  | 'E_CALIBRATION'
  | 'E_HORIZON'
  | 'E_CORRELATION'

/**
 * `field` names the input for E_SHAPE, E_RANGE, E_REQUIRED and E_DUPLICATE, and for E_CORRELATION if a single one is at
 * fault; otherwise it is empty.
 */
export interface EngineError {
  code: ErrorCode
  field: string
}

export type EngineResult<T> = { ok: true; value: T } | { ok: false; error: EngineError }

export const success = <T>(value: T): EngineResult<T> => ({ ok: true, value })
export const failure = (code: ErrorCode, field = ''): { ok: false; error: EngineError } => ({
  ok: false,
  error: { code, field },
})
