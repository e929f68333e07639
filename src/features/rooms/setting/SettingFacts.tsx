import { Alert, Card } from 'antd'
import { Facts } from '@/shared/ui/Facts'
import { useText } from '@/shared/texts'
import type { Setting } from '../room/setting/api'
import { useSettingText } from './useSettingText'

/** What a room is set to, where it may not be changed. */
export function SettingFacts({ setting: { version: _version, ...setting } }: { setting: Setting }) {
  const t = useText('roomsSetting')
  const textOf = useSettingText()
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
