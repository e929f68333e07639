import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { STATE, WAITING } from '../domain/states'
import { conceptNoticeApi } from '../notice/api'

/** What each tab narrows the hall to. */
const TABS = {
  drafts: { states: STATE.draft, mine: 'true' },
  waiting: { states: WAITING.join(','), mine: null },
  returned: { states: STATE.firstFailed, mine: null },
  all: { states: null, mine: null },
} as const
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[]

/** The stages of the collection as links; other filters stay. */
export function ApplyTabs() {
  const { t } = useTranslation('conceptsHalls')
  const [params] = useSearchParams()
  // A count that cannot be read is left out.
  const { data: waiting } = useQuery(read(conceptNoticeApi.waitListCount, {}))
  const current = NAMES.find(
    (name) =>
      TABS[name].states === params.get('states') &&
      (TABS[name].mine ?? params.get('mine')) === params.get('mine'),
  )

  const addressOf = (name: keyof typeof TABS) => {
    const next = new URLSearchParams(params)
    next.delete('pageNum')
    for (const [key, value] of Object.entries(TABS[name])) {
      if (value === null) next.delete(key)
      else next.set(key, value)
    }
    return `?${next.toString()}`
  }

  const textOf = (name: keyof typeof TABS) => {
    const tab = t(`tab.${name}`)
    return name === 'waiting' && typeof waiting === 'number' ? t('tab.count', { tab, count: waiting }) : tab
  }

  return (
    <LinkTabs
      label={t('tab.label')}
      tabs={NAMES.map((key) => ({ key, text: textOf(key), to: addressOf(key) }))}
      shown={current}
    />
  )
}
