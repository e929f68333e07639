import { Alert } from 'antd'
import { Activity, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { TAB_NAMES, TABS, type TabName } from './centreTabs'

const AVAILABLE_TABS = TAB_NAMES.filter((name) => TABS[name])
const DEFAULT_TAB: TabName = 'profile'

/** User centre. Each tab has its own address and keeps its state while others are shown. */
export default function CentrePage() {
  const t = useTranslations('accountCentre')
  const { search } = useLocation()
  const requested = new URLSearchParams(search).get('tab')
  const known = requested === null ? DEFAULT_TAB : AVAILABLE_TABS.find((name) => name === requested)
  const shown = known ?? DEFAULT_TAB
  const [lastSearch, setLastSearch] = useState<Partial<Record<TabName, string>>>({ [shown]: search })
  if (known && lastSearch[shown] !== search) setLastSearch({ ...lastSearch, [shown]: search })
  return (
    <>
      <PageTitle
        title={t('accountCentre:title')}
        tabs={
          <LinkTabs
            label={t('accountCentre:title')}
            tabs={AVAILABLE_TABS.map((key) => ({
              key,
              text: t(`accountCentre:tab.${key}`),
              to: { search: (key !== shown && lastSearch[key]) || `?tab=${key}` },
            }))}
            shown={shown}
          />
        }
      />
      {!known && (
        <Alert
          className="list-note"
          type="warning"
          showIcon
          title={t('accountCentre:unknown', { first: t(`accountCentre:tab.${DEFAULT_TAB}`) })}
        />
      )}
      {AVAILABLE_TABS.filter((name) => name === shown || lastSearch[name] !== undefined).map((name) => (
        <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
          <section aria-label={t(`accountCentre:tab.${name}`)}>
            <LazyPage load={TABS[name]!} />
          </section>
        </Activity>
      ))}
    </>
  )
}
