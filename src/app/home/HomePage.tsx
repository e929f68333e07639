import { Card } from 'antd'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { HomeExtra } from '@/shared/feature'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { FEATURES } from '../featureRegistry/features'
import { sum, WaitingList } from './TodoList'
import { daysSince, useWaited } from './TodoLabel'
import { useWaiting, type AllWaiting } from './useTodo'
import styles from './home.module.css'

const EXTRAS = FEATURES.flatMap(({ home = [] }) => home)

/** What the areas put in a place of the home page, each as soon as it is there. */
function Extras({ at }: { at: HomeExtra['place'] }) {
  const granted = useSession(({ permissions }) => permissions)
  const isShown = ({ place, needs }: HomeExtra) =>
    place === at && (needs === undefined || isAllowed(granted, needs))
  return EXTRAS.filter(isShown).map((extra) => (
    <LazyPage
      key={EXTRAS.indexOf(extra)}
      load={extra.load}
      placeholder={at === 'top' || at === 'side' ? <Card loading /> : null}
    />
  ))
}

/** Where the user lands: what waits for him, what he did last, and the ways to begin something new. */
export default function HomePage() {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  const waiting = useWaiting()
  const facts = useFacts(waiting)
  return (
    <>
      <PageTitle
        title={t('shell:home.welcome', { name: user?.nickName || user?.userName })}
        facts={facts}
        actions={<Extras at="action" />}
      />
      <div className={styles.home}>
        <div className={styles.main}>
          <Extras at="top" />
          <WaitingList waiting={waiting} />
          <div className={styles.line}>
            <Extras at="line" />
          </div>
        </div>
        <div className={styles.side}>
          <Extras at="side" />
        </div>
      </div>
    </>
  )
}

/** How many wait, and how long the oldest of them; nothing where nothing does or it is not known. */
function useFacts({ isPending, items, counts }: AllWaiting) {
  const t = useTranslations('home')
  const waited = useWaited()
  const total = sum(counts)
  const [oldest] = items
  if (isPending || !oldest || total === null) return []
  const isOld = (daysSince(oldest.since) ?? 0) > 0
  return [
    { name: t('home:waiting'), value: total },
    ...(isOld ? [{ name: t('home:longest'), value: waited(oldest.since) }] : []),
  ]
}
