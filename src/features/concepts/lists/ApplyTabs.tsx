import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { read } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useAddressState } from '@/shared/list/useAddressState'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { useTranslations } from '@/shared/i18n'
import { STATE, WAITING, type State } from '../domain/states'
import { conceptNoticeApi } from '../model/notice.api'

/** What each tab narrows the hall to. */
const TABS = {
  drafts: { states: STATE.draft, mine: 'true' },
  waiting: { states: WAITING.join(','), mine: undefined },
  returned: { states: STATE.firstFailed, mine: undefined },
  all: { states: undefined, mine: undefined },
} as const
const Narrowed = z.object({ states: z.optional(z.string()), mine: z.optional(z.string()) })
/** Those that are one state go by its name. */
const STATE_OF: Partial<Record<keyof typeof TABS, State>> = {
  waiting: STATE.firstPending,
  returned: STATE.firstFailed,
}
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[]

/** The stages of the collection as links; other filters stay. */
export function ApplyTabs() {
  const t = useTranslations('conceptsHalls')
  const { labelOf } = useLabels('poc_status')
  const { state: params, linkWith } = useAddressState(Narrowed)
  // A count that cannot be read is left out.
  const { data: waiting } = useQuery(read(conceptNoticeApi.waitListCount, {}))
  const current = NAMES.find(
    (name) => TABS[name].states === params.states && (TABS[name].mine ?? params.mine) === params.mine,
  )

  const textOf = (name: keyof typeof TABS) => {
    const state = STATE_OF[name]
    return state ? labelOf(state) : t(`conceptsHalls:tab.${name as 'all'}`)
  }

  return (
    <LinkTabs
      label={t('conceptsHalls:tab.label')}
      tabs={NAMES.map((key) => ({
        key,
        text: textOf(key),
        to: linkWith({ ...TABS[key], pageNum: undefined }),
        count: key === 'waiting' ? (waiting ?? undefined) : undefined,
      }))}
      shown={current}
    />
  )
}
