import { mix } from './dependence'
import type { Program } from './program'
import { fillUniform } from './random'

/**
 * Paths in path order: money at the base date, 1 if any indication is approved, and a code for the progress of all of
 * them.
 */
export interface Paths {
  values: Float64Array<ArrayBuffer>
  approved: Uint8Array<ArrayBuffer>
  outcomes: Uint16Array<ArrayBuffer>
}

export const allocatePaths = (paths: number): Paths => ({
  values: new Float64Array(paths),
  approved: new Uint8Array(paths),
  outcomes: new Uint16Array(paths),
})

/** Draws the uniform numbers of the next path; `normals` is a buffer for those of its inputs. */
export function drawUniform(
  { mixture, places }: Program,
  state: Int32Array,
  uniform: Float64Array,
  normals: Float64Array,
): void {
  fillUniform(state, uniform)
  if (mixture) mix(mixture, places, uniform, normals)
}
