import type { Result } from '@/shared/api'
import { failure } from '@/shared/api/result'

/** What became of each of several. */
export type BatchResults = readonly { id: string; ok: boolean; msg: string }[]

/** A batch of one: what the answer says about it is what became of it. */
export async function ofOne(answer: Promise<Result<BatchResults>>): Promise<Result<unknown>> {
  const result = await answer
  const refused = result.ok && result.data.find(({ ok }) => !ok)
  return refused ? failure('refused', null, refused.msg) : result
}
