import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { Timeline } from '@/shared/workflow/Timeline'
import { useTranslations } from '@/shared/i18n'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { tabAddress } from '../model/tabAddress'
import { conceptApi } from '../model/concepts.api'
import { conceptActions } from './conceptActions'
import type { TabProps } from './conceptTabs'
import { useEventTitle } from './useEventTitle'
import { kindOf, KINDS, type Kind } from './timelineKinds'

export function TimelineTab({ concept: { id } }: Pick<TabProps, 'concept'>) {
  const t = useTranslations('conceptsDetail')
  const navigate = useNavigate()
  const titleOf = useEventTitle()
  const [search] = useSearchParams()
  const query = useQuery(apiQuery(conceptApi.timeline, { path: { id } }))

  if (!query.data) {
    return (
      <QueryFallback
        failed={t('conceptsDetail:timeline.failed')}
        error={query.error}
        onRetry={query.refetch}
        rows={8}
      />
    )
  }
  const choose = (chosen: Kind | undefined) =>
    void navigate(tabAddress('timeline') + (chosen ? `&kind=${chosen}` : ''), { replace: true })

  return (
    <Timeline
      events={query.data}
      kinds={KINDS.map((value) => ({ value, label: t(`conceptsDetail:timeline.kind.${value}`) }))}
      kindOf={kindOf}
      kind={KINDS.find((each) => each === search.get('kind')) ?? null}
      onKind={choose}
      titleOf={titleOf}
      State={conceptActions.State}
    />
  )
}
