import { useSearchParams } from 'react-router-dom'
import { changeSearchParams } from '@/shared/list/searchParams'
import { ASK_PARAM, parseCitationTarget, QUESTION_PARAM } from '../room/addresses'

const GROUP_PARAM = 'groupId'

export const VIEWS = ['questions', 'groups', 'faq'] as const
type View = (typeof VIEWS)[number]

/**
 * Current view of the Q&A page from the address, and links to other views; the list's filters stay while a question is
 * open.
 */
export function useQuestionAddress() {
  const [params, setParams] = useSearchParams()
  const groupId = params.get(GROUP_PARAM)
  const viewParam = params.get('view')
  const view: View = groupId !== null ? 'groups' : (VIEWS.find((each) => each === viewParam) ?? 'questions')
  const addressWith = (changes: Parameters<typeof changeSearchParams>[1]) =>
    `?${changeSearchParams(params, changes)}`
  /** Keeps only the room: filters of one view do not apply to another. */
  const roomOnlyAddress = (changes: Parameters<typeof changeSearchParams>[1]) =>
    `?${changeSearchParams(new URLSearchParams([...params].filter(([name]) => name === 'roomId')), changes)}`
  return {
    view,
    groupId,
    question: params.get(QUESTION_PARAM),
    asked: parseCitationTarget(params.get(ASK_PARAM)),
    viewAddress: (to: View) => roomOnlyAddress(to === 'questions' ? {} : { view: to }),
    groupAddress: (id: string) => roomOnlyAddress({ [GROUP_PARAM]: id }),
    questionAddress: (id: string) => addressWith({ [QUESTION_PARAM]: id }),
    close: () =>
      setParams((before) =>
        changeSearchParams(before, { [QUESTION_PARAM]: undefined, [ASK_PARAM]: undefined }),
      ),
  }
}

export const EXCLUDED_PARAMS = { [QUESTION_PARAM]: undefined, [ASK_PARAM]: undefined }
