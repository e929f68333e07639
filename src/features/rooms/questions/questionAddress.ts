import { useSearchParams } from 'react-router-dom'
import { changedAddress } from '@/shared/list/address'
import { ASK, citedIn, QUESTION } from '../room/addresses'

/** Under this name the address says which group is on show. */
const GROUP = 'groupId'

export const VIEWS = ['questions', 'groups', 'faq'] as const
type View = (typeof VIEWS)[number]

/** What the address says is on show, and the addresses of other things; filters stay where they are those of the list. */
export function useQuestionAddress() {
  const [params, setParams] = useSearchParams()
  const groupId = params.get(GROUP)
  const said = params.get('view')
  const view: View = groupId !== null ? 'groups' : (VIEWS.find((each) => each === said) ?? 'questions')
  const changed = (changes: Parameters<typeof changedAddress>[1]) => `?${changedAddress(params, changes)}`
  /** The room alone: what narrows one view means nothing to another. */
  const bare = (changes: Parameters<typeof changedAddress>[1]) =>
    `?${changedAddress(new URLSearchParams([...params].filter(([name]) => name === 'roomId')), changes)}`
  return {
    view,
    groupId,
    question: params.get(QUESTION),
    asked: citedIn(params.get(ASK)),
    viewAddress: (to: View) => bare(to === 'questions' ? {} : { view: to }),
    groupAddress: (id: string) => bare({ [GROUP]: id }),
    questionAddress: (id: string) => changed({ [QUESTION]: id }),
    /** Takes what was opened over the view off the screen. */
    close: () => setParams((before) => changedAddress(before, { [QUESTION]: undefined, [ASK]: undefined })),
  }
}

/** Not filters of the list: they stand in the address beside them. */
export const NO_FILTERS = { [QUESTION]: undefined, [ASK]: undefined }
