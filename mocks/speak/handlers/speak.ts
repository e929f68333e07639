import { speakApi } from '@/features/speak/model/speak.api'
import { storeGeneratedFile } from '../../platform/files'
import { mock, Refusal } from '../../platform/mock'
import { detailOf } from '../answers'
import { ask, questionsLeft } from '../asking'
import { contextFor, contextsFor } from '../contexts'
import { questionsFile } from '../questionsFile'
import { pageFor, rowsFor } from '../lists'
import { REFUSALS } from '../refusals'
import { allowed, questionFor, questions } from '../store'

export const speakMocks = [
  mock(speakApi.ask, 'search:api', ({ account, body }) => ({ taskId: ask(account, body).id })),

  mock(speakApi.list, 'signed-in', ({ account, query }) => pageFor(account, query)),

  mock(speakApi.export, 'signed-in', async ({ account, query: { language, ...query } }) => ({
    msg: storeGeneratedFile(await questionsFile(rowsFor(account, query), { account, language, query })),
  })),

  mock(speakApi.contexts, 'signed-in', ({ account, query }) => {
    const { kind, id, scope, roomId, keyword = '' } = query
    if (id === undefined) return contextsFor(account, kind, keyword)
    if (kind !== 'document') return [contextFor(account, { kind, id })]
    if (scope === undefined || roomId === undefined) throw new Refusal(404, REFUSALS.noContext)
    return [contextFor(account, { kind, id, scope, roomId })]
  }),

  mock(speakApi.quota, 'signed-in', ({ account }) => ({ left: questionsLeft(account) })),

  mock(speakApi.remove, 'signed-in', ({ account, path }) => {
    const ids = String(path.ids).split(',')
    questions.remove(ids.map((id) => allowed(account, 'remove', { id })))
  }),

  // Last, because its path also matches those of the others.
  mock(speakApi.detail, 'signed-in', ({ account, path }) =>
    detailOf(questionFor(account, String(path.id)), account),
  ),
]
