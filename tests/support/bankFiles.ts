import {
  createBankRequestHandler,
  type BankAnswers,
  type BankRequest,
  type FileOptions,
} from '@/features/implementation/funds/reconcile/bankRequests'
import type { Mapping } from '@/features/implementation/funds/reconcile/bankTable'

/** Reads a bank file as the dialog does, with what it suggests unless a part of it is given. */
export async function readBankFile(
  file: Blob,
  {
    currency,
    mapping: chosen,
    ...options
  }: FileOptions & { currency?: string; mapping?: Partial<Mapping> } = {},
) {
  const handle = createBankRequestHandler()
  const ask = <R extends BankRequest>(request: R) => handle(request) as Promise<BankAnswers[R['kind']]>
  const opened = await ask({ kind: 'open', file, options })
  const mapping = opened.guess && { ...opened.guess.mapping, ...chosen }
  const asked = currency ?? opened.currency?.value ?? 'CNY'
  const reading = await ask({ kind: 'read', mapping, currency: asked })
  const { rows, unread } = await ask({ kind: 'rows', from: 0 })
  return { opened, mapping, reading, rows, unread }
}
