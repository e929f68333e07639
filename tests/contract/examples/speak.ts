import { speakApi } from '@/features/speak/model/speak.api'
import { db } from '@mocks/account/store'
import { pay } from '@mocks/entities/wallets'
import { priceFor } from '@mocks/entities/prices'
import { example, type Example } from '../example'

const page = { pageNum: 1, pageSize: 10 }

/** Paid, but not asked yet. */
function paidQuestion(): string {
  const [admin] = db.accounts
  const { payable } = priceFor(admin!, 'speak')
  return pay(admin!, { points: payable }, payable, 'speak', '')
}

export const examples: readonly Example[] = [
  example(speakApi.ask, () => ({
    body: { prompt: 'HER2 靶点有哪些药物？', context: null, spendId: paidQuestion() },
  })),
  example(speakApi.list, () => ({ query: page })),
  example(speakApi.export, () => ({ query: { language: 'en' as const } })),
  example(speakApi.contexts, () => ({ query: { kind: 'report' as const } })),
  example(speakApi.quota, () => ({})),
  example(speakApi.remove, () => ({ path: { ids: '1,3' } })),
  example(speakApi.detail, () => ({ path: { id: '1' } })),
]
