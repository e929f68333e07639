import { Suspense, useState } from 'react'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import { Balance } from './Balance'
import { EntryList } from './EntryList'
import styles from './points.module.css'

const RenewDialog = lazyWithRetry(() => import('./RenewDialog'))
const SpendDialog = lazyWithRetry(() => import('./SpendDialog'))

export default function PointsTab() {
  const [openDialog, setOpenDialog] = useState<'renew' | 'spend' | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <div className={styles.sections}>
      <Balance onRenew={() => setOpenDialog('renew')} onSpend={() => setOpenDialog('spend')} />
      <EntryList />
      <Suspense fallback={null}>
        {openDialog === 'renew' && <RenewDialog onClose={close} />}
        {openDialog === 'spend' && <SpendDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
