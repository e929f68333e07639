import { Alert, Card } from 'antd'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import type { Setting } from '../room/roomSettings.api'
import { useSettingText } from './useSettingText'

/** What a room is set to, where it may not be changed. */
export function SettingFacts({ setting: { version: _version, ...setting } }: { setting: Setting }) {
  const t = useTranslations('roomsSetting')
  const textOf = useSettingText()
  const fields = Object.keys(setting) as (keyof typeof setting)[]
  return (
    <Card>
      <Alert type="info" showIcon className="list-note" title={t('roomsSetting:readOnly')} />
      <DescriptionList
        facts={fields.map((field) => ({
          name: t(`roomsSetting:field.${field}`),
          value: textOf(field, setting[field]),
        }))}
      />
    </Card>
  )
}
