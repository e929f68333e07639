import { useQuery } from '@tanstack/react-query'
import { Button, Card, Checkbox } from 'antd'
import { useState } from 'react'
import { apiQuery, useApiMutation } from '@/shared/api'
import { SubmitErrorAlert } from '@/shared/form/SubmitErrorAlert'
import { useUnsaved } from '@/shared/form/unsaved'
import { useSubmit } from '@/shared/form/useSubmit'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { isFixed, NOTICE_KINDS, NOTICE_CHANNELS, noticeSettingApi, type Setting } from './notices.api'
import styles from './notices.module.css'

const SILENT = { screen: false, email: false, sms: false }

export function NoticeSetting() {
  const t = useTranslations('accountNotices')
  const { data, error, refetch } = useQuery(apiQuery(noticeSettingApi.detail, {}))
  return (
    <Card title={<h2 className="card-title">{t('accountNotices:setting.title')}</h2>}>
      {data ? (
        <ChannelTable
          saved={NOTICE_KINDS.map((kind) => data.find((row) => row.kind === kind) ?? { kind, ...SILENT })}
        />
      ) : (
        <QueryFallback failed={t('accountNotices:setting.failed')} error={error} onRetry={refetch} />
      )}
    </Card>
  )
}

function ChannelTable({ saved }: { saved: Setting }) {
  const t = useTranslations('accountNotices', 'parts')
  const save = useApiMutation(noticeSettingApi.save, { invalidates: [noticeSettingApi] })
  const { isBusy, failure, submit } = useSubmit()
  /** Unsaved choice; null when there is none. */
  const [edited, setEdited] = useState<Setting | null>(null)
  useUnsaved(edited !== null)
  const shown = edited ?? saved
  return (
    <>
      <div className={styles.ways}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{t('accountNotices:field.kind')}</th>
              {NOTICE_CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`accountNotices:way.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.kind}>
                <th scope="row">{t(`accountNotices:kind.${row.kind}`)}</th>
                {NOTICE_CHANNELS.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      aria-label={`${t(`accountNotices:kind.${row.kind}`)}: ${t(`accountNotices:way.${channel}`)}`}
                      checked={row[channel] || isFixed(row.kind, channel)}
                      disabled={isFixed(row.kind, channel)}
                      onChange={({ target }) =>
                        setEdited(
                          shown.map((each) =>
                            each.kind === row.kind ? { ...each, [channel]: target.checked } : each,
                          ),
                        )
                      }
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="cell-note">{t('accountNotices:setting.fixed')}</p>
      {failure && <SubmitErrorAlert failure={failure} />}
      <div className={styles.end}>
        <Button
          disabled={edited === null}
          loading={isBusy}
          onClick={() =>
            void submit(
              () => save({ body: shown }),
              () => {
                setEdited(null)
                message.success(t('accountNotices:setting.saved'))
              },
            )
          }
        >
          {t('accountNotices:setting.save')}
        </Button>
      </div>
    </>
  )
}
