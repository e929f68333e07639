import { isAllowed } from '@/shared/auth/permissions'
import { page, loadWithTexts, type Feature, type Page } from '@/shared/feature'
import type { Load } from '@/shared/ui/lazy/screenLoader'
import type { AnswerDraft } from './question/converterContext'

/** Wraps a page with answers, so that another feature can make drafts of them. */
const withDrafts =
  (convert: Load<AnswerDraft>, load: Load): Load =>
  async () => {
    const [{ withConverter }, { default: Screen }] = await Promise.all([
      import('./question/withConverter'),
      load(),
    ])
    return { default: withConverter(convert, Screen) }
  }

/** Questions to the AI; `convert` is another feature's action that makes a draft of an answer. */
export function speak(convert: Load<AnswerDraft>): Feature {
  const answers = (load: Load): Page =>
    page(withDrafts(convert, load), 'speak', 'points', 'parts', 'dictionary')
  return {
    fixed: {
      '/need/speak': { ...answers(() => import('./ask/AskPage')), icon: 'guide' },
      '/viewSpeakInfo': answers(() => import('./HistoryPage')),
    },
    live: [
      {
        isFor: ({ permissions }) => isAllowed(permissions, 'search:api'),
        load: loadWithTexts(() => import('./AnswerNotice'), 'speakShell'),
      },
    ],
  }
}
