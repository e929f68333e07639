import { useQuery } from '@tanstack/react-query'
import { Alert, Card, Empty } from 'antd'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { newRoomAddress, roomApis, screenAddress } from '@/features/rooms'
import { apiQuery, useApiMutation } from '@/shared/api'
import { MAX_PAGE_SIZE } from '@/shared/api/page'
import { Can, useCan } from '@/shared/auth/permissions'
import { SelectField } from '@/shared/form/SelectField'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { NotInTier } from '@/entities/tiers/NotInTier'
import { PageTitle } from '@/shared/ui/PageTitle'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { ShareInput, sharedReportApi, type Shareable } from './sharedReports.api'
import * as z from 'zod/mini'

const Shared = z.object({
  report: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  version: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

/** Parses the report to share and its version; null when missing or invalid. */
function parseShareAddress(params: URLSearchParams): z.infer<typeof Shared> | null {
  const read = Shared.safeParse(Object.fromEntries(params))
  return read.success ? read.data : null
}

export default function SharePage() {
  const t = useTranslations('vdrShare')
  const [params] = useSearchParams()
  const asked = parseShareAddress(params)
  const mayShare = useCan('vdr:report:share')
  return (
    <>
      <PageTitle
        title={t('vdrShare:title')}
        actions={asked && <Link to={`/valuation/report/${asked.report}`}>{t('vdrShare:back')}</Link>}
      />
      {!mayShare ? (
        <Card>
          <NotInTier feature="create" />
        </Card>
      ) : asked ? (
        <ShareSteps key={params.toString()} {...asked} />
      ) : (
        <Card>
          <Empty description={t('vdrShare:noReport')}>
            <Link className="button" to="/valuation/report">
              {t('vdrShare:reports')}
            </Link>
          </Empty>
        </Card>
      )}
    </>
  )
}

function ShareSteps({ report: id, version }: NonNullable<ReturnType<typeof parseShareAddress>>) {
  const t = useTranslations('vdrShare')
  const query = version === undefined ? {} : { version }
  const {
    data: report,
    error,
    refetch,
  } = useQuery(apiQuery(sharedReportApi.shareable, { path: { id }, query }))
  if (error || !report)
    return (
      <Card>
        <QueryFallback failed={t('vdrShare:failed')} error={error} onRetry={refetch} rows={8} />
      </Card>
    )
  return (
    <>
      <ReportSummary report={report} />
      {report.state === 'complete' ? (
        <RoomChoice report={report} />
      ) : (
        <Alert type="warning" showIcon title={t('vdrShare:notReady')} />
      )}
    </>
  )
}

function ReportSummary({ report }: { report: Shareable }) {
  const t = useTranslations('vdrShare')
  const { pipelineName, companyName, version, baseDate, rnpv, currency, assumptions, evidenced, outdated } =
    report
  return (
    <Card title={<h2 className="card-title">{t('vdrShare:what')}</h2>}>
      <DescriptionList
        items={[
          { name: t('vdrShare:fact.report'), value: `${pipelineName} · ${companyName}` },
          { name: t('vdrShare:fact.version'), value: `v${version}` },
          { name: t('vdrShare:fact.baseDate'), value: baseDate },
          { name: t('vdrShare:fact.rnpv'), value: <MoneyText amount={rnpv} currency={currency} /> },
          {
            name: t('vdrShare:fact.assumptions'),
            value: t('vdrShare:assumptions', { count: assumptions, evidenced }),
          },
        ]}
      />
      {outdated && <Alert type="warning" showIcon title={t('vdrShare:outdated')} />}
      <h3 className="card-title">{t('vdrShare:readers')}</h3>
      <ul>
        {(['leaders', 'members', 'sources', 'later'] as const).map((who) => (
          <li key={who}>{t(`vdrShare:seen.${who}`)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Open rooms of which the user is an admin, sorted by their end. */
const ADMIN_ROOMS = {
  role: 'admin',
  status: '0',
  pageNum: 1,
  pageSize: MAX_PAGE_SIZE,
  orderByColumn: 'endTime',
  isAsc: 'asc',
} as const

function RoomChoice({ report }: { report: Shareable }) {
  const t = useTranslations('vdrShare')
  const { data: rooms, error, refetch } = useQuery(apiQuery(roomApis.vdr.list, { query: ADMIN_ROOMS }))
  return (
    <Card title={<h2 className="card-title">{t('vdrShare:where')}</h2>}>
      {error || !rooms ? (
        <QueryFallback failed={t('vdrShare:noRooms')} error={error} onRetry={refetch} rows={2} />
      ) : rooms.rows.length === 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('vdrShare:noRoom')}
          description={
            <Can do="vdr:room:add">
              <Link to={newRoomAddress('vdr', report.pipelineName)}>{t('vdrShare:newRoom')}</Link>
            </Can>
          }
        />
      ) : (
        <ShareForm report={report} rooms={rooms.rows.map(({ id, name }) => ({ value: id, label: name }))} />
      )}
    </Card>
  )
}

interface ShareFormProps {
  report: Shareable
  rooms: readonly { value: string; label: string }[]
}

function ShareForm({ report: { id, version, pipelineName }, rooms }: ShareFormProps) {
  const t = useTranslations('vdrShare')
  const navigate = useNavigate()
  const share = useApiMutation(sharedReportApi.share, { invalidates: [sharedReportApi] })
  const form = useSchemaForm({
    schema: ShareInput,
    labels: t('vdrShare:field', { returnObjects: true }),
    send: (body) => share({ body: { ...body, reportId: id, version } }),
    onDone: (_, { roomId }) => {
      const room = rooms.find(({ value }) => value === roomId)?.label
      message.success(t('vdrShare:done', { name: pipelineName, version, room }))
      return navigate(screenAddress('vdr', 'vdrreport', roomId))
    },
  })
  return (
    <SchemaForm form={form} submitText={t('vdrShare:submit', { version })}>
      <SelectField name="roomId" options={rooms} />
    </SchemaForm>
  )
}
