import { useQuery } from '@tanstack/react-query'
import { Suspense, type ComponentType } from 'react'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { useCan } from '@/shared/auth/permissions'
import { reportListApi } from '@/entities/report/reports.api'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { DataTable } from '@/shared/ui/chart/DataTable'
import { useTranslations } from '@/shared/i18n'
import { Block, ListBlock } from './Block'
import { MAX_BLOCK_ROWS } from './list'

/** What another area has about something; `empty` is said where that is nothing. */
export type RelatedProjects = ComponentType<{ keyword: string; empty: string }>

interface OwnWorkProps {
  /** What valuations of it have in their names. */
  valued?: string | undefined
  /** What projects are about. */
  about?: string | undefined
  /** Its name in them, where that is another one: they are written in Chinese before all. */
  writtenAs?: string | undefined
  RelatedProjects: RelatedProjects
}

/** What the user's own organisation has done about a thing; null where he may read none of it. */
export function useOwnWork({ valued, about, ...others }: OwnWorkProps) {
  const mayValue = useCan('valuation:report:list')
  const mayList = useCan('poconcept:poconceptInfo:list')
  const own = { valued: mayValue ? valued : undefined, about: mayList ? about : undefined }
  return own.valued || own.about ? <OwnWork {...own} {...others} /> : null
}

function OwnWork({ valued, about, writtenAs = about, RelatedProjects }: OwnWorkProps) {
  const t = useTranslations('searchDetails')
  return (
    <>
      {valued && <Valuations name={valued} />}
      {about && writtenAs && (
        <Block title={t('searchDetails:own.projects', { about })}>
          <Suspense>
            <RelatedProjects keyword={writtenAs} empty={t('searchDetails:own.noProjects')} />
          </Suspense>
        </Block>
      )}
    </>
  )
}

/** Reports are known by the name that was typed: those that hold the thing's. */
function Valuations({ name }: { name: string }) {
  const t = useTranslations('searchDetails')
  const query = { pipelineName: name, pageNum: 1, pageSize: MAX_BLOCK_ROWS }
  const title = t('searchDetails:own.valuations')
  return (
    <ListBlock
      title={title}
      query={useQuery(read(reportListApi.list, { query }))}
      empty={t('searchDetails:own.noValuations', { name })}
      all={`/valuation/report?${new URLSearchParams({ pipelineName: name }).toString()}`}
    >
      {(rows) => (
        <DataTable
          caption={title}
          isCaptionHidden
          columns={[t('searchDetails:own.report'), t('searchDetails:own.value'), t('searchDetails:own.time')]}
          isNumeric={[false, true, false]}
          rows={rows.map(({ id, pipelineName, rnpv, currency, createTime }) => [
            <Link key={id} to={`/valuation/report/${encodeURIComponent(id)}`}>
              {pipelineName}
            </Link>,
            <MoneyText key="value" amount={rnpv} currency={currency} />,
            <TimeText key="time" time={createTime} />,
          ])}
        />
      )}
    </ListBlock>
  )
}
