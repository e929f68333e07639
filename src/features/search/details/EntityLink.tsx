import { Link } from 'react-router-dom'
import { namesOf, symbolOf } from '@/entities/catalog/catalogNames'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import styles from './details.module.css'

export type Entity = 'drug' | 'indication' | 'target' | 'company' | 'trial'

interface Linked {
  id: string
  nameEn: string
  nameZh: string
}

export const entityPath = (entity: Entity, id: string) => `/search/${entity}/${encodeURIComponent(id)}`

/** Link to an entity, labelled with its name in the user's language or a target's symbol; a dash if there is none. */
export function EntityLink({ entity, to }: { entity: Entity; to: Linked | null | undefined }) {
  const language = useLanguage()
  if (!to) return EMPTY_VALUE
  const [name] = namesOf(to, language)
  const shown = entity === 'target' ? symbolOf(to, language) : name
  return (
    <Link
      className={styles.detailLink}
      title={shown === name ? undefined : name}
      to={entityPath(entity, to.id)}
    >
      {shown || to.id}
    </Link>
  )
}

export function EntityLinks({ entity, to }: { entity: Entity; to: readonly Linked[] }) {
  const t = useTranslations('searchDetails')
  if (to.length === 0) return EMPTY_VALUE
  return to.map((each, index) => (
    <span key={each.id}>
      {index > 0 && t('searchDetails:listGap')}
      <EntityLink entity={entity} to={each} />
    </span>
  ))
}
