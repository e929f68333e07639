import { HistoryOutlined } from '@ant-design/icons'
import { Button, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { SuggestionText } from '@/shared/domain/catalog/SuggestionText'
import type { useSuggestions } from '@/shared/domain/catalog/useSuggestions'
import type { Offer, OfferGroup } from './offers'
import { setRemembering, useRecent } from './recent'
import boxStyles from './box.module.css'
import catalogStyles from '@/shared/domain/catalog/catalog.module.css'

interface SuggestionPanelProps {
  /** Of the box; its list and options are named after it. */
  id: string
  typed: string
  groups: readonly OfferGroup[]
  active: Offer | undefined
  suggestions: ReturnType<typeof useSuggestions>
  onChoose: (offer: Offer) => void
}

/** What the box offers below itself; the focus stays in the box, whose keys lead through it. */
export function SuggestionPanel({ id, typed, groups, active, suggestions, onChoose }: SuggestionPanelProps) {
  const { t, i18n } = useTranslation('search')
  const { t: common } = useTranslation()
  const { isRemembering } = useRecent()
  const isEmpty = typed.trim() === ''
  const titleOf = (name: string) => {
    const key = `entity.${name}`
    return i18n.exists(key, { ns: 'search' }) ? t(key as 'title') : name
  }

  return (
    <div className={boxStyles.searchPanel}>
      <div id={`${id}-list`} role="listbox" aria-label={t('box.suggestions')}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={titleOf(group.name)}>
            <div className={boxStyles.searchPanelGroup} aria-hidden>
              {titleOf(group.name)}
            </div>
            {group.offers.map((offer) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the box's, which keeps the focus
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
                    <span className={catalogStyles.catalogOther}>{t(`mode.${offer.mode}`)}</span>
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
          <label htmlFor={`${id}-remember`}>{t('box.remember')}</label>
        </div>
      ) : (
        groups.length === 0 && (
          <div className={boxStyles.searchPanelFoot}>
            {suggestions.state === 'failed' ? (
              <span role="alert">
                {t('box.failed')}{' '}
                <Button size="small" onClick={suggestions.retry}>
                  {common('actions.retry')}
                </Button>
              </span>
            ) : (
              <output>{t(`box.${suggestions.state}`)}</output>
            )}
          </div>
        )
      )}
    </div>
  )
}
