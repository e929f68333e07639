import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { keyOf, type AnswerOf } from '@/shared/api'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { useTranslations } from '@/shared/i18n'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { conceptApi } from '../model/concepts.api'
import type { State } from '../domain/states'
import { hallAddress } from '../model/hallAddress'

/** Seconds that it stays. */
const SHOWN = 8

/** A concept and where it has come to. */
export interface Move {
  id: string
  state: State
}

/** A quiet notification of where a concept has come to, leading there. */
export function MovedNotice({ move, onClose }: { move: Move; onClose: () => void }) {
  const t = useTranslations('conceptsShell')
  const queries = useQueryClient()
  const { entries, labelOf } = useDictionary('poc_status')
  const label = labelOf(
    move.state,
    entries.find(({ dictValue }) => dictValue === move.state),
  )
  const title = t('conceptsShell:live.concept.title')
  const key = `concept ${move.id}`
  const close = useEffectEvent(onClose)

  useEffect(() => {
    // Where the concept has been read already, it has a name.
    const known = [keyOf(conceptApi.detail), { path: { id: move.id } }]
    const name = queries.getQueryData<AnswerOf<typeof conceptApi.detail>>(known)?.name
    showNotice({
      key,
      kind: 'news',
      seconds: SHOWN,
      title,
      description: (
        <>
          <Link to={hallAddress(move)} onClick={() => dismissNotice(key)}>
            {name || t('conceptsShell:live.concept.one')}
          </Link>
          {' · '}
          {label}
        </>
      ),
      onClose: () => close(),
    })
  }, [queries, key, move, title, label, t])
  useEffect(() => () => dismissNotice(key), [key])

  return null
}
