import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiQuery } from '@/shared/api'
import type { CountEndpoint } from '@/shared/feature'
import { FEATURES } from '../featureRegistry/features'
import { SHELL_TEXTS } from '../i18n/i18n'
import styles from './layout.module.css'

const COUNTS = new Map(FEATURES.flatMap(({ counts = {} }) => Object.entries(counts)))

export function MenuCount({ path }: { path: string }) {
  const counted = COUNTS.get(path)
  return counted ? <Count path={path} counted={counted} /> : null
}

/** Hidden when the count fails to load; the screen shows the error. */
function Count({ path, counted }: { path: string; counted: CountEndpoint }) {
  const { t } = useTranslation(SHELL_TEXTS)
  const { data: count } = useQuery(apiQuery(counted, {}))
  if (!count) return null
  return (
    <span className={styles.menuCount}>
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">
        {t(`count.${path}` as 'home.title', { ns: SHELL_TEXTS, count })}
      </span>
    </span>
  )
}
