import type { Result } from '@/shared/api'
import { failure } from '@/shared/api/result'

export type BatchResults = readonly { id: string; ok: boolean; msg: string }[]

/** Reduces the answer of a batch of one to the result of its item. */
export async function ofOne(answer: Promise<Result<BatchResults>>): Promise<Result<unknown>> {
  const result = await answer
  const refused = result.ok && result.data.find(({ ok }) => !ok)
  return refused ? failure('refused', null, refused.msg) : result
}
