import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useName } from '@/shared/domain/catalog/useName'
import { ABSENT } from '@/shared/lib/money'
import styles from './details.module.css'

/** What has a page of its own. */
export type Entity = 'drug' | 'indication' | 'target' | 'company' | 'trial'

interface Linked {
  id: string
  nameEn: string
  nameZh: string
}

export const entityPath = (entity: Entity, id: string) => `/search/${entity}/${encodeURIComponent(id)}`

/** Leads to the page of a thing, under its name in the user's language; a dash where there is none. */
export function EntityLink({ entity, to }: { entity: Entity; to: Linked | null | undefined }) {
  const name = useName()
  if (!to) return ABSENT
  return (
    <Link className={styles.detailLink} to={entityPath(entity, to.id)}>
      {name(to) || to.id}
    </Link>
  )
}

/** The same for several in a row, and a dash for none. */
export function EntityLinks({ entity, to }: { entity: Entity; to: readonly Linked[] }) {
  const { t } = useTranslation('searchDetails')
  if (to.length === 0) return ABSENT
  return to.map((each, index) => (
    <span key={each.id}>
      {index > 0 && t('listGap')}
      <EntityLink entity={entity} to={each} />
    </span>
  ))
}
