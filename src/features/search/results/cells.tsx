import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import type { CatalogEntry } from '@/shared/domain/catalog/api'
import { Marked } from '@/shared/domain/catalog/Marked'
import { namesOf } from '@/shared/domain/catalog/names'
import { ABSENT } from '@/shared/lib/money'
import type { Reason } from '../model/api'
import { DetailLink } from './DetailLink'
import styles from './results.module.css'

interface NameCellProps {
  entity: 'drug' | 'indication' | 'target' | 'company' | 'trial'
  entry: { id: string; nameEn: string; nameZh: string }
  keyword: string
  /** Further names: brands, codes, a symbol. */
  others?: readonly (string | null | undefined)[]
  isDemo?: boolean | null | undefined
  reason?: Reason | null | undefined
}

const NONE: readonly string[] = []

/** A thing by its name, which leads to its page; further names in grey, and why it was found. */
export function NameCell({ entity, entry, keyword, others = NONE, isDemo, reason }: NameCellProps) {
  const { t, i18n } = useTranslation('search')
  const [own, other] = namesOf(entry, i18n.language)
  const further = [other, ...others].filter(Boolean).join(' · ')
  return (
    <>
      <DetailLink entity={entity} id={entry.id}>
        <Marked text={own} keyword={keyword} />
      </DetailLink>
      {isDemo && <Tag className={styles.searchDemo}>{t('demo')}</Tag>}
      {further !== '' && (
        <div className="cell-note">
          <Marked text={further} keyword={keyword} />
        </div>
      )}
      {reason && <ReasonText reason={reason} keyword={keyword} />}
    </>
  )
}

function ReasonText({ reason, keyword }: { reason: Reason; keyword: string }) {
  const { t, i18n } = useTranslation('search')
  const key = `reasonOf.${reason.entity}`
  const entity = i18n.exists(key, { ns: 'search' }) ? t(key as 'title') : reason.entity
  return (
    <div className="cell-note">
      {t('reason')} {entity} <Marked text={namesOf(reason, i18n.language)[0]} keyword={keyword} />
    </div>
  )
}

interface EntriesProps {
  entity: 'indication' | 'target' | 'company'
  entries: readonly CatalogEntry[]
}

/** Entries named in a cell; the others are counted. */
const MOST_NAMED = 2

/** The first of several linked things, and how many more there are. */
export function Entries({ entity, entries }: EntriesProps) {
  const { t, i18n } = useTranslation('search')
  if (entries.length === 0) return ABSENT
  return (
    <>
      {entries.slice(0, MOST_NAMED).map((entry) => (
        <div key={entry.id} className={styles.searchEntry}>
          <DetailLink entity={entity} id={entry.id}>
            {namesOf(entry, i18n.language)[0]}
          </DetailLink>
        </div>
      ))}
      {entries.length > MOST_NAMED && (
        <span className="cell-note">{t('more', { count: entries.length - MOST_NAMED })}</span>
      )}
    </>
  )
}

/** The one of a row, if it has one. */
export const Entry = ({
  entity,
  entry,
}: {
  entity: EntriesProps['entity']
  entry: CatalogEntry | null | undefined
}) => <Entries entity={entity} entries={entry ? [entry] : []} />
