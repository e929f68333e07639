import { Card, Flex } from 'antd'
import { isAllowed } from '@/shared/auth/permissions'
import { useSession } from '@/shared/auth/session'
import type { HomeExtra } from '@/shared/feature'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useText } from '@/shared/texts'
import { FEATURES } from '../areas/features'
import { LazyPage } from '@/shared/ui/lazy/LazyPage'
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
      placeholder={at === 'action' ? null : <Card loading />}
    />
  ))
}

/** Where the user lands: a greeting, and what the areas have for him. */
export default function HomePage() {
  const t = useText('shell')
  const user = useSession((session) => session.user)
  return (
    <>
      <PageTitle
        title={t('shell:home.welcome', { name: user?.nickName || user?.userName })}
        actions={<Extras at="action" />}
      />
      <Flex vertical gap="middle">
        <Extras at="top" />
        <div className={styles.homeCards}>
          <Extras at="card" />
        </div>
        <Extras at="bottom" />
      </Flex>
    </>
  )
}
