import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { read } from '@/shared/api'
import type { Counted } from '@/shared/feature'
import { FEATURES } from '../featureRegistry/features'
import { SHELL_TEXTS } from '../i18n/i18n'
import styles from './layout.module.css'

/** What the rows of the menu count, by their addresses. */
const COUNTS = new Map(FEATURES.flatMap(({ counts = {} }) => Object.entries(counts)))

/** How much waits behind a row of the menu. */
export function MenuCount({ path }: { path: string }) {
  const counted = COUNTS.get(path)
  return counted ? <Count path={path} counted={counted} /> : null
}

/** A count that can't be read is left out: its screen says why. */
function Count({ path, counted }: { path: string; counted: Counted }) {
  const { t } = useTranslation(SHELL_TEXTS)
  const { data: count } = useQuery(read(counted, {}))
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
