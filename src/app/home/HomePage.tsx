import { Card } from 'antd'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { HomeSlotContent } from '@/shared/feature'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { FEATURES } from '../featureRegistry/features'
import { totalOf, TodoList } from './TodoList'
import { daysSince, useTodoLabel } from './TodoLabel'
import { useTodo, type Todos } from './useTodo'
import styles from './home.module.css'

const HOME_SLOTS = FEATURES.flatMap(({ home = [] }) => home)

function HomeSlot({ at }: { at: HomeSlotContent['place'] }) {
  const granted = useSession(({ permissions }) => permissions)
  const isShown = ({ place, needs }: HomeSlotContent) =>
    place === at && (needs === undefined || isAllowed(granted, needs))
  return HOME_SLOTS.filter(isShown).map((extra) => (
    <LazyPage
      key={HOME_SLOTS.indexOf(extra)}
      load={extra.load}
      placeholder={at === 'top' || at === 'side' ? <Card loading /> : null}
    />
  ))
}

export default function HomePage() {
  const t = useTranslations('shell')
  const user = useSession((session) => session.user)
  const todos = useTodo()
  const facts = useTodoFacts(todos)
  return (
    <>
      <PageTitle
        title={t('shell:home.welcome', { name: user?.nickName || user?.userName })}
        facts={facts}
        actions={<HomeSlot at="action" />}
      />
      <div className={styles.home}>
        <div className={styles.main}>
          <HomeSlot at="top" />
          <TodoList todos={todos} />
          <div className={styles.line}>
            <HomeSlot at="line" />
          </div>
        </div>
        <div className={styles.side}>
          <HomeSlot at="side" />
        </div>
      </div>
    </>
  )
}

/** Total number of to-dos and age of the oldest; empty when there are none or the total is unknown. */
function useTodoFacts({ isPending, items, counts }: Todos) {
  const t = useTranslations('home')
  const waited = useTodoLabel()
  const total = totalOf(counts)
  const [oldest] = items
  if (isPending || !oldest || total === null) return []
  const isOld = (daysSince(oldest.since) ?? 0) > 0
  return [
    { name: t('home:waiting'), value: total },
    ...(isOld ? [{ name: t('home:longest'), value: waited(oldest.since) }] : []),
  ]
}
