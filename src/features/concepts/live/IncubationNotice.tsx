import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiQuery, useApiMutation } from '@/shared/api'
import { useLiveConnection } from '@/shared/live/liveConnection'
import { useLiveInvalidation } from '@/shared/live/useLiveInvalidation'
import { Notice } from '@/shared/ui/Notice'
import { useListFormat, useTranslations } from '@/shared/i18n'
import { conceptNoticeApi } from '../model/notice.api'
import { markHighlighted } from '../model/highlightedConcepts'

/** Notifies the owner that a project has entered the verification and conversion stage, with a link to it. */
export default function IncubationNotice() {
  const t = useTranslations('conceptsShell')
  const listed = useListFormat()
  const navigate = useNavigate()
  const clear = useApiMutation(conceptNoticeApi.markSeen, { invalidates: [conceptNoticeApi] })
  // Loaded once the state of the live connection is known: a signature in between would go unnoticed.
  const isLinkKnown = useLiveConnection(({ state }) => state !== 'off' && state !== 'connecting')
  const { data: names } = useQuery({ ...apiQuery(conceptNoticeApi.highlightFlag, {}), enabled: isLinkKnown })
  /** Answer whose notice was closed or followed; a later answer shows the notice again. */
  const [dismissed, setDismissed] = useState<readonly string[]>()

  useLiveInvalidation('highlight', [conceptNoticeApi.highlightFlag], {
    onMessage: () => setDismissed(undefined),
  })

  if (!names || names.length === 0 || names === dismissed) return null

  const shown = names
  function openIncubation() {
    setDismissed(shown)
    markHighlighted(shown)
    void navigate('/incubate')
    void clear({ body: {} })
  }

  return (
    <Notice
      name="incubation"
      kind="prompt"
      title={t('conceptsShell:live.incubation.title')}
      description={t('conceptsShell:live.incubation.text', { count: names.length, names: listed(names) })}
      actions={<Button size="small">{t('conceptsShell:live.incubation.go')}</Button>}
      onClick={openIncubation}
      onClose={() => setDismissed(names)}
    />
  )
}
