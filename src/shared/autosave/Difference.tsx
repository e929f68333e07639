import { Suspense } from 'react'
import { useTranslations } from '@/shared/i18n'
import { lazyWithRetry } from '@/shared/ui/lazy/lazyWithRetry'
import styles from './autosave.module.css'

const Pieces = lazyWithRetry(() => import('./DifferencePieces'))

interface DifferenceProps {
  before: string
  after: string
}

/** How a text has changed. */
export function Difference({ before, after }: DifferenceProps) {
  const t = useTranslations('editing')
  return (
    <p className={styles.difference}>
      {before === after ? (
        t('editing:difference.none')
      ) : (
        <Suspense fallback={after}>
          <Pieces before={before} after={after} />
        </Suspense>
      )}
    </p>
  )
}
