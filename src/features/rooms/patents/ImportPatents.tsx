import { useApiMutation } from '@/shared/api'
import { customMessages } from '@/shared/form/formContext'
import { ImportDialog } from '@/shared/list/batch/ImportDialog'
import { useTranslations } from '@/shared/i18n'
import { useRoomApi } from '../room/roomContext'
import { IMPORTED_FIELDS, patentApis, PATENT_IMPORT_RULES } from './roomPatents.api'

export default function ImportPatents({ onClose }: { onClose: () => void }) {
  const t = useTranslations('roomsPatents')
  const { api, roomId } = useRoomApi(patentApis)
  return (
    <ImportDialog
      title={t('roomsPatents:import.title')}
      templateName={t('roomsPatents:import.templateName')}
      correctionName={t('roomsPatents:import.mendingName')}
      doneText={(count) => t('roomsPatents:import.done', { count })}
      labels={t('roomsPatents:field', { returnObjects: true })}
      customMessage={customMessages(PATENT_IMPORT_RULES, (key) => t(`roomsPatents:rule.${key}`))}
      fields={IMPORTED_FIELDS}
      upload={useApiMutation(api.importData, { invalidates: [api] })}
      extraFields={{ roomId }}
      onClose={onClose}
    />
  )
}
