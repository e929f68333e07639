import { Alert } from 'antd'
import { Activity, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { LinkTabs } from '@/shared/ui/LinkTabs'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { TAB_NAMES, TABS, type TabName } from './centreTabs'

const OFFERED = TAB_NAMES.filter((name) => TABS[name])
const FIRST: TabName = 'profile'

/** What belongs to an account, part by part: each has its own address, and keeps what was typed or chosen in it. */
export default function CentrePage() {
  const t = useTranslations('accountCentre')
  const { search } = useLocation()
  const asked = new URLSearchParams(search).get('tab')
  const known = asked === null ? FIRST : OFFERED.find((name) => name === asked)
  const shown = known ?? FIRST
  /** The query string with which each part was last seen. */
  const [left, setLeft] = useState<Partial<Record<TabName, string>>>({ [shown]: search })
  if (known && left[shown] !== search) setLeft({ ...left, [shown]: search })
  return (
    <>
      <PageTitle
        title={t('accountCentre:title')}
        tabs={
          <LinkTabs
            label={t('accountCentre:title')}
            tabs={OFFERED.map((key) => ({
              key,
              text: t(`accountCentre:tab.${key}`),
              to: { search: (key !== shown && left[key]) || `?tab=${key}` },
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
          title={t('accountCentre:unknown', { first: t(`accountCentre:tab.${FIRST}`) })}
        />
      )}
      {OFFERED.filter((name) => name === shown || left[name] !== undefined).map((name) => (
        <Activity key={name} mode={name === shown ? 'visible' : 'hidden'}>
          <section aria-label={t(`accountCentre:tab.${name}`)}>
            <LazyPage load={TABS[name]!} />
          </section>
        </Activity>
      ))}
    </>
  )
}
