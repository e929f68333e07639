import { useApiMutation } from '@/shared/api'
import { IMPORT_RULES } from '@/shared/files/imports'
import { customMessages } from '@/shared/form/formContext'
import { ImportDialog } from '@/shared/list/batch/ImportDialog'
import { useTranslations } from '@/shared/i18n'
import { customerApi, IMPORTED_FIELDS } from './customers.api'

export default function ImportCustomers({ onClose }: { onClose: () => void }) {
  const t = useTranslations('implementationCustomers')
  return (
    <ImportDialog
      title={t('implementationCustomers:import.title')}
      templateName={t('implementationCustomers:import.templateName')}
      correctionName={t('implementationCustomers:import.mendingName')}
      doneText={(count) => t('implementationCustomers:import.done', { count })}
      labels={t('implementationCustomers:field', { returnObjects: true })}
      customMessage={customMessages(IMPORT_RULES, (key) => t(`implementationCustomers:rule.${key}`))}
      fields={IMPORTED_FIELDS}
      upload={useApiMutation(customerApi.importData, { invalidates: [customerApi] })}
      onClose={onClose}
    />
  )
}
