import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { apiQuery } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import { useAddressState } from '@/shared/list/useAddressState'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { useTranslations } from '@/shared/i18n'
import { STATE, AWAITING_AUDIT, type State } from '../domain/conceptStates'
import { conceptNoticeApi } from '../model/notice.api'

const TAB_FILTERS = {
  drafts: { states: STATE.draft, mine: 'true' },
  waiting: { states: AWAITING_AUDIT.join(','), mine: undefined },
  returned: { states: STATE.firstFailed, mine: undefined },
  all: { states: undefined, mine: undefined },
} as const
const TabParams = z.object({ states: z.optional(z.string()), mine: z.optional(z.string()) })
const TAB_STATE: Partial<Record<keyof typeof TAB_FILTERS, State>> = {
  waiting: STATE.firstPending,
  returned: STATE.firstFailed,
}
const TAB_NAMES = Object.keys(TAB_FILTERS) as (keyof typeof TAB_FILTERS)[]

/** States of the collection list as links; other filters are kept. */
export function ApplyTabs() {
  const t = useTranslations('conceptsHalls')
  const { labelOf } = useLabels('poc_status')
  const { state: params, linkWith } = useAddressState(TabParams)
  // A count that fails to load is left out.
  const { data: waiting } = useQuery(apiQuery(conceptNoticeApi.waitListCount, {}))
  const current = TAB_NAMES.find(
    (name) =>
      TAB_FILTERS[name].states === params.states && (TAB_FILTERS[name].mine ?? params.mine) === params.mine,
  )

  const textOf = (name: keyof typeof TAB_FILTERS) => {
    const state = TAB_STATE[name]
    return state ? labelOf(state) : t(`conceptsHalls:tab.${name as 'all'}`)
  }

  return (
    <LinkTabs
      label={t('conceptsHalls:tab.label')}
      tabs={TAB_NAMES.map((key) => ({
        key,
        text: textOf(key),
        to: linkWith({ ...TAB_FILTERS[key], pageNum: undefined }),
        count: key === 'waiting' ? (waiting ?? undefined) : undefined,
      }))}
      shown={current}
    />
  )
}
