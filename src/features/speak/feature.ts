import { isAllowed } from '@/shared/auth/permissions'
import { page, part, type Feature, type Load, type Page } from '@/shared/feature'
import type { Draft } from './question/converting'

/** A screen on which answers are read, told what another area makes of them. */
const withDrafts =
  (convert: Load<Draft>, load: Load): Load =>
  async () => {
    const [{ converts }, { default: Screen }] = await Promise.all([import('./question/converts'), load()])
    return { default: converts(convert, Screen) }
  }

/** Questions to the AI; `convert` makes a draft of an answer in another area. */
export function speak(convert: Load<Draft>): Feature {
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
        load: part(() => import('./AnswerNotice'), 'speakShell'),
      },
    ],
  }
}
