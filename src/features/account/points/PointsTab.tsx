import { Suspense, useState } from 'react'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { Balance } from './Balance'
import { EntryList } from './EntryList'
import styles from './points.module.css'

const RenewDialog = lazyWithRetry(() => import('./RenewDialog'))
const SpendDialog = lazyWithRetry(() => import('./SpendDialog'))

/** The points of an account: what there is, what is lost soon, and what has come and gone. */
export default function PointsTab() {
  const [asked, ask] = useState<'renew' | 'spend' | null>(null)
  const close = () => ask(null)
  return (
    <div className={styles.sections}>
      <Balance onRenew={() => ask('renew')} onSpend={() => ask('spend')} />
      <EntryList />
      <Suspense fallback={null}>
        {asked === 'renew' && <RenewDialog onClose={close} />}
        {asked === 'spend' && <SpendDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
