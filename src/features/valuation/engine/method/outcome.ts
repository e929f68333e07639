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

/** `field` is the name of the input for E_SHAPE, E_RANGE, E_REQUIRED and E_DUPLICATE, of E_CORRELATION where one is at fault, empty otherwise. */
export interface EngineError {
  code: ErrorCode
  field: string
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: EngineError }

export const success = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const failure = (code: ErrorCode, field = ''): { ok: false; error: EngineError } => ({
  ok: false,
  error: { code, field },
})
