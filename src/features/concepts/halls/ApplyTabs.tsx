import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
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
  const { t } = useTranslation('conceptHalls')
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

  return (
    <nav className="hall-tabs" aria-label={t('tab.label')}>
      {NAMES.map((name) => {
        const count = name === 'waiting' ? waiting : undefined
        const tab = t(`tab.${name}`)
        return (
          <Link key={name} to={addressOf(name)} aria-current={name === current ? 'page' : undefined}>
            {count === undefined ? tab : t('tab.count', { tab, count })}
          </Link>
        )
      })}
    </nav>
  )
}
