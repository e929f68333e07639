import { mix } from './dependence'
import type { Program } from './program'
import { fillUniform } from './random'

/** Paths in path order: money at the base date, 1 where any indication is approved, and how far each came. */
export interface Paths {
  values: Float64Array<ArrayBuffer>
  approved: Uint8Array<ArrayBuffer>
  outcomes: Uint16Array<ArrayBuffer>
}

/** Room for paths that are not computed yet. */
export const roomFor = (paths: number): Paths => ({
  values: new Float64Array(paths),
  approved: new Uint8Array(paths),
  outcomes: new Uint16Array(paths),
})

/** The uniform numbers of the next path; `normals` is room for those of its inputs. */
export function drawUniform(
  { mixture, places }: Program,
  state: Int32Array,
  uniform: Float64Array,
  normals: Float64Array,
): void {
  fillUniform(state, uniform)
  if (mixture) mix(mixture, places, uniform, normals)
}
