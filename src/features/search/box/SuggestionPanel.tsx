import { HistoryOutlined } from '@ant-design/icons'
import { Switch } from 'antd'
import { SuggestionText } from '@/entities/catalog/SuggestionText'
import type { useSuggestions } from '@/entities/catalog/useSuggestions'
import type { Offer, OfferGroup } from './offers'
import { setRemembering, useRecent } from './recent'
import boxStyles from './box.module.css'
import catalogStyles from '@/entities/catalog/catalog.module.css'
import { useTranslations } from '@/shared/i18n'
import { useOptionalTranslation } from '@/shared/i18n/useOptionalTranslation'
import { NoChoices } from '@/shared/ui/NoChoices'

interface SuggestionPanelProps {
  /** Id of the box, used as a prefix for the list and its options. */
  id: string
  typed: string
  groups: readonly OfferGroup[]
  active: Offer | undefined
  suggestions: ReturnType<typeof useSuggestions>
  onChoose: (offer: Offer) => void
}

/** Suggestions below the box; focus stays in the box, which handles the keys. */
export function SuggestionPanel({ id, typed, groups, active, suggestions, onChoose }: SuggestionPanelProps) {
  const t = useTranslations('search')
  const known = useOptionalTranslation('search')
  const { isRemembering } = useRecent()
  const isEmpty = typed.trim() === ''
  const titleOf = (name: string) => known('search:entity', name) ?? name

  return (
    <div className={boxStyles.searchPanel}>
      <div id={`${id}-list`} role="listbox" aria-label={t('search:box.suggestions')}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={titleOf(group.name)}>
            <div className={boxStyles.searchPanelGroup} aria-hidden>
              {titleOf(group.name)}
            </div>
            {group.offers.map((offer) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box keeps the focus and handles keys
              <div
                key={offer.key}
                id={`${id}-${offer.key}`}
                role="option"
                tabIndex={-1}
                aria-selected={offer.key === active?.key}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(offer)}
              >
                {offer.kind === 'thing' ? (
                  <SuggestionText entry={offer.entry} keyword={suggestions.keyword} />
                ) : (
                  <>
                    <HistoryOutlined aria-hidden /> {offer.keyword}{' '}
                    <span className={catalogStyles.catalogOther}>{t(`search:mode.${offer.mode}`)}</span>
                  </>
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isEmpty ? (
        <div className={boxStyles.searchPanelFoot}>
          <Switch id={`${id}-remember`} size="small" checked={isRemembering} onChange={setRemembering} />
          <label htmlFor={`${id}-remember`}>{t('search:box.remember')}</label>
        </div>
      ) : (
        groups.length === 0 && (
          <div className={boxStyles.searchPanelFoot}>
            <NoChoices
              failed={suggestions.state === 'failed' ? t('search:box.failed') : null}
              onRetry={suggestions.retry}
              text={t(`search:box.${suggestions.state}`)}
            />
          </div>
        )
      )}
    </div>
  )
}
