import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Flex } from 'antd'
import { useEffect, useState } from 'react'
import { call, apiQuery } from '@/shared/api'
import { DateTimeInput } from '@/shared/form/DateTimeInput'
import { formatTimeExact, parseTime, serverTime } from '@/shared/lib/dates'
import type { Column } from '@/shared/list/table/ListTable'
import { RowTable } from '@/shared/list/table/RowTable'
import { Dialog } from '@/shared/ui/Dialog'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { FileButton } from '@/shared/ui/download/FileButton'
import { showHiddenCharacters } from '@/shared/lib/fileNames'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { useRoomApi } from '../room/roomContext'
import { memberApis, type Member } from './members.api'
import { LevelChip } from '../rights/LevelChip'
import { isIntact, type Certificate, type CertificateRow } from './certificate'

const SOURCES = [
  'administrator',
  'member',
  'tag',
  'default',
  'absent',
  'invited',
  'stopped',
  'expired',
] as const

interface CertificateDialogProps {
  member: Pick<Member, 'id' | 'name' | 'email' | 'leaveTime'>
  onClose: () => void
}

export default function CertificateDialog({ member, onClose }: CertificateDialogProps) {
  const t = useTranslations('roomsRights', 'parts')
  const language = useLanguage()
  const { api } = useRoomApi(memberApis)
  /** Empty for the current server time; for a removed member, initially the last second of their access. */
  const [dateTime, setDateTime] = useState(() => {
    const left = parseTime(member.leaveTime)
    return left ? serverTime(left.getTime() - 1_000) : ''
  })
  const time = parseTime(dateTime)
  const inputError = dateTime !== '' && time === null ? t('parts:issue.time') : null
  const args = { path: { id: member.id }, query: time ? { at: time.toISOString() } : {} }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...apiQuery(api.certificate, args),
    enabled: inputError === null,
    placeholderData: keepPreviousData,
  })
  const name = member.name || member.email
  return (
    <Dialog
      open
      width={960}
      title={t('roomsRights:certificate.open', { name })}
      footer={null}
      onCancel={onClose}
    >
      <Flex wrap gap="middle" align="center">
        <label>
          {t('roomsRights:certificate.at')}{' '}
          <DateTimeInput
            showsSeconds
            value={dateTime}
            isInvalid={inputError !== null}
            onChange={(time = '') => setDateTime(time)}
          />
        </label>
        <span className="cell-note">{t('roomsRights:certificate.empty')}</span>
        <FileButton
          fetchFile={(options) =>
            call(
              api.certificateFile,
              { ...args, query: { ...(data ? { at: data.at } : {}), language } },
              options,
            )
          }
          fallbackName="certificate.pdf"
          disabled={!data || inputError !== null}
        >
          {t('roomsRights:certificate.pdf')}
        </FileButton>
      </Flex>
      {inputError !== null ? (
        <Alert type="error" showIcon role="alert" title={inputError} />
      ) : error || !data ? (
        <QueryFallback failed={t('roomsRights:failed')} error={error} onRetry={refetch} />
      ) : (
        <CertificateTable certificate={data} isOld={isPlaceholderData} />
      )}
    </Dialog>
  )
}

function CertificateTable({ certificate, isOld }: { certificate: Certificate; isOld: boolean }) {
  const t = useTranslations('roomsRights')
  const { member, at, rows, hash, plannedAsOf } = certificate
  const sourceOf = ({ source, place }: CertificateRow) => {
    const known = SOURCES.find((each) => each === source)
    return [known ? t(`roomsRights:certificate.source.${known}`) : source, showHiddenCharacters(place)]
      .filter(Boolean)
      .join(' · ')
  }
  const columns: Column<CertificateRow>[] = [
    {
      key: 'node',
      isPrimary: true,
      title: t('roomsRights:certificate.node'),
      render: (_, { indexNo, name }) =>
        showHiddenCharacters(`${indexNo} ${name || t('roomsRights:certificate.purged')}`.trim()),
    },
    {
      key: 'level',
      mobileSlot: 'state',
      title: t('roomsRights:certificate.level'),
      render: (_, { level }) => <LevelChip level={level} />,
    },
    { key: 'rule', title: t('roomsRights:certificate.rule'), render: (_, row) => sourceOf(row) },
    { key: 'setBy', title: t('roomsRights:certificate.author') },
    {
      key: 'setTime',
      title: t('roomsRights:certificate.setTime'),
      render: (_, { setTime }) => <TimeText time={setTime} />,
    },
  ]
  return (
    <>
      <h3>
        {t(plannedAsOf ? 'roomsRights:certificate.ofPlanned' : 'roomsRights:certificate.of', {
          name: member,
          time: formatTimeExact(at),
        })}
      </h3>
      {plannedAsOf && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('roomsRights:certificate.planned', { time: formatTimeExact(plannedAsOf) })}
        />
      )}
      <p>
        {t('roomsRights:certificate.count', {
          count: rows.filter(({ kind }) => kind === 'document').length,
        })}
      </p>
      <HashCheck key={hash} certificate={certificate} />
      <RowTable
        isSmall
        loading={isOld}
        columns={columns}
        rows={rows}
        pageSize={20}
        empty={t('roomsRights:certificate.nothing')}
      />
    </>
  )
}

function HashCheck({ certificate }: { certificate: Certificate }) {
  const t = useTranslations('roomsRights')
  const [isVerified, setVerified] = useState<boolean | null>(null)
  useEffect(() => {
    let isShown = true
    isIntact(certificate).then(
      (right) => isShown && setVerified(right),
      // Web Crypto is available over https only.
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [certificate])
  const verdict = isVerified === null ? null : isVerified ? 'verified' : 'broken'
  return (
    <Alert
      type={isVerified === false ? 'error' : 'info'}
      showIcon
      className="list-note"
      title={
        <>
          {t('roomsRights:certificate.hash')} <code>{certificate.hash}</code>
        </>
      }
      {...(verdict ? { description: t(`roomsRights:certificate.${verdict}`) } : {})}
    />
  )
}
