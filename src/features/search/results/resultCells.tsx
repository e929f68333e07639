import { Tag } from 'antd'
import type { CatalogEntry } from '@/entities/catalog/catalog.api'
import { HighlightedText } from '@/entities/catalog/HighlightedText'
import { highlightParts } from '@/entities/catalog/highlight'
import { namesOf, symbolOf } from '@/entities/catalog/catalogNames'
import { EMPTY_VALUE } from '@/shared/lib/money'
import type { Language } from '@/shared/lib/language'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import type { Reason } from '../model/search.api'
import { DetailLink } from './DetailLink'
import styles from './results.module.css'

interface NameCellProps {
  entity: 'drug' | 'indication' | 'target' | 'company' | 'trial'
  entry: { id: string; nameEn: string; nameZh: string }
  keyword: string
  others?: readonly (string | null | undefined)[]
  isDemo?: boolean | null | undefined
  reason?: Reason | null | undefined
}

const NONE: readonly string[] = []

const CHINESE = /\p{Script=Han}/u

/** Further names worth showing: in English, a Chinese name only if it matches the search. */
const joinFurtherNames = (names: NonNullable<NameCellProps['others']>, keyword: string, language: Language) =>
  names
    .filter(
      (name) =>
        name && (language === 'zh' || !CHINESE.test(name) || highlightParts(name, keyword).length > 1),
    )
    .join(' · ')

export function NameCell({ entity, entry, keyword, others = NONE, isDemo, reason }: NameCellProps) {
  const t = useTranslations('search')
  const language = useLanguage()
  const [own, other] = namesOf(entry, language)
  const further = joinFurtherNames([other, ...others], keyword, language)
  return (
    <>
      <DetailLink entity={entity} id={entry.id}>
        <HighlightedText text={own} keyword={keyword} />
      </DetailLink>
      {isDemo && <Tag className={styles.searchDemo}>{t('search:demo')}</Tag>}
      {(reason || further !== '') && (
        <div className={styles.searchNote} title={further}>
          {reason && <ReasonText reason={reason} keyword={keyword} />}
          <HighlightedText text={further} keyword={keyword} />
        </div>
      )}
    </>
  )
}

function ReasonText({ reason, keyword }: { reason: Reason; keyword: string }) {
  const t = useTranslations('search')
  const known = useOptionalTranslation('search')
  const language = useLanguage()
  const entity = known('search:reasonOf', reason.entity) ?? reason.entity
  const [name] = namesOf(reason, language)
  if (reason.through) {
    const [part] = namesOf(reason.through, language)
    return (
      <span className={styles.searchThrough}>
        {t('search:reason')} {entity} <HighlightedText text={part} keyword={keyword} />
        {t('search:partOf', { name })}
      </span>
    )
  }
  const symbol = reason.entity === 'target' ? symbolOf(reason, language) : name
  return (
    <span className={styles.searchReason}>
      {t('search:reason')} {entity}{' '}
      <HighlightedText text={highlightParts(symbol, keyword).length > 1 ? symbol : name} keyword={keyword} />
    </span>
  )
}

interface EntriesProps {
  entity: 'indication' | 'target' | 'company'
  entries: readonly CatalogEntry[]
}

/** Lines of a cell; if there are more entries, the first is named and the others are counted. */
const MAX_LINES = 2

export function Entries({ entity, entries }: EntriesProps) {
  const t = useTranslations('search')
  const language = useLanguage()
  if (entries.length === 0) return EMPTY_VALUE
  const named = entries.length > MAX_LINES ? entries.slice(0, 1) : entries
  return (
    <>
      {named.map((entry) => {
        const [name] = namesOf(entry, language)
        return (
          <div key={entry.id} className={styles.searchEntry} title={name}>
            <DetailLink entity={entity} id={entry.id}>
              {entity === 'target' ? symbolOf(entry, language) : name}
            </DetailLink>
          </div>
        )
      })}
      {entries.length > named.length && (
        <div className="cell-note">{t('search:more', { count: entries.length - named.length })}</div>
      )}
    </>
  )
}

export const Entry = ({
  entity,
  entry,
}: {
  entity: EntriesProps['entity']
  entry: CatalogEntry | null | undefined
}) => <Entries entity={entity} entries={entry ? [entry] : []} />
