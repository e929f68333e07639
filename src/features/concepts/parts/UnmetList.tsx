import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { partAddress } from '../address'
import type { Unmet } from '../domain/guards'
import { fieldLabel, STAGE_OF } from '../fieldLabel'
import { useFaultText } from '../useConceptRules'
import './concepts.css'

/** Conditions that are named; the rest is counted. */
const MOST_NAMED = 8

interface UnmetListProps {
  unmet: readonly Unmet[]
  /** Address of the concept's workspace; without it, of the one that is open. */
  address?: string
  /** An entry was followed. */
  onFollow?: (() => void) | undefined
}

/** What is in the way of an action, each entry leading to where it can be mended. */
export function UnmetList({ unmet, address = '', onFollow }: UnmetListProps) {
  const { t } = useTranslation('concepts')
  const more = unmet.length - MOST_NAMED
  return (
    <ul className="unmet-list" aria-label={t('unmet.title')}>
      {unmet.slice(0, MOST_NAMED).map((each) => (
        <li key={`${each.guard} ${each.field}`}>
          <Link to={address + partAddress(each.part, each.field)} onClick={onFollow}>
            <UnmetText unmet={each} />
          </Link>
        </li>
      ))}
      {more > 0 && <li>{t('unmet.more', { count: more })}</li>}
    </ul>
  )
}

function UnmetText({ unmet: { guard, part, field, issue, params } }: { unmet: Unmet }) {
  const { t } = useTranslation('concepts')
  const faultText = useFaultText()
  const stage = STAGE_OF[part]
  if (field === undefined || stage === undefined) return t(`guard.${guard}`)
  const label = fieldLabel(t, stage, field)
  return `${label} · ${issue ? faultText({ issue, params: params ?? {} }) : t(`guard.${guard}`)}`
}
