import { Alert, Button, Flex } from 'antd'
import dayjs from 'dayjs'
import { useTranslations } from '@/shared/i18n'
import type { FittedDraft } from './fitDraft'
import { labelOf, type Labels } from './formContext'
import { pathKey } from './fieldPath'
import { useDraftThreats, type Draft } from './useDraft'

const MAX_SHOWN_VALUE = 40

interface DraftNoticeProps {
  title: string
  /** When the draft was stored. */
  time?: number | null
  /** Values that the form no longer takes. */
  dropped?: { fields: FittedDraft['dropped']; labels: Labels }
  action: { text: string; onClick: () => void }
  onClose: () => void
}

export function DraftNotice({ title, time, dropped, action, onClose }: DraftNoticeProps) {
  const t = useTranslations('parts')
  return (
    <Alert
      type={dropped?.fields.length ? 'warning' : 'info'}
      showIcon
      className="list-note"
      title={title}
      description={
        <>
          {time && <div>{t('parts:form.savedAt', { time: formatSaved(time) })}</div>}
          {dropped?.fields.map(({ path, isKnown, value }) => (
            <div key={pathKey(path)}>
              {t('parts:form.dropped', {
                field: isKnown ? labelOf(dropped.labels, path) : pathKey(path),
                value: shorten(value),
              })}
            </div>
          ))}
        </>
      }
      closable={{ onClose, 'aria-label': t('actions.close') }}
      action={
        <Button size="small" onClick={action.onClick}>
          {action.text}
        </Button>
      }
    />
  )
}

const shorten = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_SHOWN_VALUE) : '…'

function formatSaved(time: number): string {
  const saved = dayjs(time)
  return saved.format(saved.isSame(dayjs(), 'day') ? 'HH:mm' : 'MM-DD HH:mm')
}

interface DraftThreatsProps {
  draft: Draft
  /** Replaces the input by the version of another tab. */
  onTake: (values: Record<string, unknown>) => void
}

/** Warns of a version in another tab that would otherwise be overwritten, and of a device that stores no drafts. */
export function DraftThreats({ draft, onTake }: DraftThreatsProps) {
  const t = useTranslations('parts')
  const { rival, forgetRival, isRefused } = useDraftThreats(draft)
  return (
    <>
      {rival && (
        <Alert
          type="warning"
          showIcon
          className="list-note"
          title={t('parts:form.rival', { time: formatSaved(rival.time) })}
          action={
            <Flex gap="small" wrap>
              <Button
                size="small"
                onClick={() => {
                  forgetRival()
                  onTake(rival.values)
                }}
              >
                {t('parts:form.takeRival')}
              </Button>
              <Button size="small" onClick={forgetRival}>
                {t('parts:form.keepOwn')}
              </Button>
            </Flex>
          }
        />
      )}
      {isRefused && <Alert type="warning" showIcon className="list-note" title={t('parts:form.refused')} />}
    </>
  )
}
