import { Suspense } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import styles from './autosave.module.css'

const DifferencePieces = lazyWithRetry(() => import('./DifferencePieces'))

interface DifferenceProps {
  before: string
  after: string
}

export function Difference({ before, after }: DifferenceProps) {
  const t = useTranslations('editing')
  return (
    <p className={styles.difference}>
      {before === after ? (
        t('editing:difference.none')
      ) : (
        <Suspense fallback={after}>
          <DifferencePieces before={before} after={after} />
        </Suspense>
      )}
    </p>
  )
}
