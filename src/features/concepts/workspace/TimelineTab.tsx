import { useQuery } from '@tanstack/react-query'
import { Empty, Select, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { read } from '@/shared/api'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FailureNote } from '@/shared/ui/FailureNote'
import { partAddress } from '../address'
import { conceptApi } from '../api'
import type { TabProps } from './ConceptTabs'
import { isAction } from './steps'
import { kindOf, KINDS, shownOf, type Kind } from './timelineKinds'

/** All that has happened to a concept: who, when, from where to where, and in what words; the latest first. */
export function TimelineTab({ concept: { id } }: Pick<TabProps, 'concept'>) {
  const { t } = useTranslation('conceptsWorkspace')
  const { t: concepts } = useTranslation('concepts')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const query = useQuery(read(conceptApi.timeline, { path: { id } }))
  const kind = KINDS.find((each) => each === search.get('kind')) ?? null

  if (!query.data) {
    return query.error ? (
      <FailureNote title={t('timeline.failed')} failure={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton active paragraph={{ rows: 8 }} aria-label={t('loading')} />
    )
  }
  const events = shownOf(query.data, kind)
  const choose = (chosen: Kind | undefined) =>
    void navigate(partAddress('timeline') + (chosen ? `&kind=${chosen}` : ''), { replace: true })
  return (
    <>
      <Select
        allowClear
        aria-label={t('timeline.filter')}
        className="filter-select"
        placeholder={t('timeline.all')}
        value={kind}
        onChange={choose}
        options={KINDS.map((value) => ({ value, label: t(`timeline.kind.${value}`) }))}
      />
      {events.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('timeline.none')} />}
      <ol className="concept-events">
        {events.map(({ number, event }) => (
          <li key={number}>
            <div>
              <strong>
                {isAction(event.action)
                  ? concepts(`action.${event.action}`)
                  : event.action === 'create'
                    ? t('timeline.create')
                    : event.action}
              </strong>
              {kindOf(event) === 'state' && (
                <span className="concept-move">
                  {event.from && (
                    <>
                      <DictTag type="poc_status" value={event.from} />
                      <span aria-hidden>→</span>
                      <span className="visually-hidden">{t('timeline.to')}</span>
                    </>
                  )}
                  <DictTag type="poc_status" value={event.to} />
                </span>
              )}
            </div>
            {event.text && <p>{event.text}</p>}
            <div className="cell-note">
              {event.by} <TimeText time={event.time} />
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}
