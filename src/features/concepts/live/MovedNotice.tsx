import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router-dom'
import { keyOf, type AnswerOf } from '@/shared/api'
import { useDictionary } from '@/shared/dictionary/useDictionary'
import { useTranslations } from '@/shared/i18n'
import { dismissNotice, showNotice } from '@/shared/ui/notices'
import { conceptApi } from '../model/concepts.api'
import type { State } from '../domain/conceptStates'
import { conceptPath } from '../model/conceptPath'

const DURATION_SECONDS = 8

export interface ConceptMove {
  id: string
  state: State
}

export function MovedNotice({ move, onClose }: { move: ConceptMove; onClose: () => void }) {
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
    // The name is known if the concept is cached.
    const known = [keyOf(conceptApi.detail), { path: { id: move.id } }]
    const name = queries.getQueryData<AnswerOf<typeof conceptApi.detail>>(known)?.name
    showNotice({
      key,
      kind: 'news',
      seconds: DURATION_SECONDS,
      title,
      description: (
        <>
          <Link to={conceptPath(move)} onClick={() => dismissNotice(key)}>
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
