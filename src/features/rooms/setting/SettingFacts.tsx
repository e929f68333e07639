import { Alert, Card } from 'antd'
import { formatTime } from '@/shared/lib/dates'
import { ABSENT } from '@/shared/lib/money'
import { Facts } from '@/shared/ui/Facts'
import { useText } from '@/shared/texts'
import type { Setting } from '../room/setting/api'

/** What a room is set to, where it may not be changed. */
export function SettingFacts({ setting: { version: _version, ...setting } }: { setting: Setting }) {
  const t = useText('roomsSetting')
  const textOf = (field: string, value: string | number | boolean | null | undefined) => {
    if (typeof value === 'boolean') return t(value ? 'roomsSetting:yes' : 'roomsSetting:no')
    if (field === 'endTime') return formatTime(value)
    if (field === 'newDocuments') return t(`roomsSetting:newDocuments.${setting.newDocuments}`)
    if (field === 'notices') return t(`roomsSetting:notices.${setting.notices}`)
    if (field === 'folderTemplate') return t(`roomsSetting:folderTemplate.${setting.folderTemplate}`)
    return value === null || value === undefined || value === '' ? ABSENT : String(value)
  }
  const fields = Object.keys(setting) as (keyof typeof setting)[]
  return (
    <Card>
      <Alert type="info" showIcon className="list-note" title={t('roomsSetting:readOnly')} />
      <Facts
        facts={fields.map((field) => ({
          name: t(`roomsSetting:field.${field}`),
          value: textOf(field, setting[field]),
        }))}
      />
    </Card>
  )
}
