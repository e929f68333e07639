import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { SelectField } from '@/shared/form/SelectField'
import { useFormValue } from '@/shared/form/useFormValue'
import { useTranslations } from '@/shared/i18n'
import { customerApi } from './customers.api'

const optionsOf = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }))

/** Room that the customer uses, and the customer's tag in it. */
export function RoomFields() {
  const t = useTranslations('implementationCustomers')
  const { data: rooms = [] } = useQuery(apiQuery(customerApi.rooms, {}))
  const chosen = useFormValue(({ roomId }) => rooms.find(({ id }) => id === roomId))
  return (
    <>
      <SelectField name="roomId" options={optionsOf(rooms)} />
      <SelectField
        name="tagId"
        options={optionsOf(chosen?.tags ?? [])}
        hint={t('implementationCustomers:hint.tagId')}
      />
    </>
  )
}
