import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@/shared/api'
import { ChoiceField } from '@/shared/form/SelectField'
import { useValues } from '@/shared/form/useFormValue'
import { useTranslations } from '@/shared/i18n'
import { customerApi } from './customers.api'

const optionsOf = (items: readonly { id: string; name: string }[]) =>
  items.map(({ id, name }) => ({ value: id, label: name }))

/** Room that the customer uses, and the customer's tag in it. */
export function RoomFields() {
  const t = useTranslations('implementationCustomers')
  const { data: rooms = [] } = useQuery(apiQuery(customerApi.rooms, {}))
  const chosen = useValues(({ roomId }) => rooms.find(({ id }) => id === roomId))
  return (
    <>
      <ChoiceField name="roomId" options={optionsOf(rooms)} />
      <ChoiceField
        name="tagId"
        options={optionsOf(chosen?.tags ?? [])}
        hint={t('implementationCustomers:hint.tagId')}
      />
    </>
  )
}
