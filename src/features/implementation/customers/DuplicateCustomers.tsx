import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { apiQuery } from '@/shared/api'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useFormValue } from '@/shared/form/useFormValue'
import { useTranslations } from '@/shared/i18n'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { customerAddress } from './customerAddresses'
import { customerApi } from './customers.api'
import { nameKey } from './companyNames'
import styles from './customers.module.css'

/** In ms after the last key, before duplicates are searched. */
const SEARCH_DELAY = 300
/** In characters; shorter names are not searched. */
const MIN_LENGTH = 2

/**
 * Lists customers with the same or a similar name while a name is typed, and lets the user confirm that this is a
 * different one.
 */
export function DuplicateCustomers({ exceptId }: { exceptId: string | undefined }) {
  const t = useTranslations('implementationCustomers')
  const name = useDebounced(
    useFormValue((values) => (typeof values.name === 'string' ? values.name.trim() : '')),
    SEARCH_DELAY,
  )
  const { data: duplicates = [] } = useQuery({
    ...apiQuery(customerApi.twins, { query: { name, ...(exceptId === undefined ? {} : { exceptId }) } }),
    enabled: nameKey(name).length >= MIN_LENGTH,
  })
  if (duplicates.length === 0) return <output className="visually-hidden" />
  const hasSame = duplicates.some(({ isSame }) => isSame)
  return (
    <div className={styles.twins}>
      <Alert
        type={hasSame ? 'warning' : 'info'}
        showIcon
        title={t(hasSame ? 'implementationCustomers:twins.same' : 'implementationCustomers:twins.alike')}
        description={
          <ul className="plain-list">
            {duplicates.map(({ id, name: own, ownerName, stage }) => (
              <li key={id}>
                <Link to={customerAddress(id)} target="_blank">
                  {own}
                </Link>{' '}
                <span className="cell-note">
                  {ownerName} · <DictLabel type="customer_stage" value={stage} />
                </span>
              </li>
            ))}
          </ul>
        }
      />
      {hasSame && (
        <CheckboxField name="isAnother" label={null}>
          {t('implementationCustomers:twins.another')}
        </CheckboxField>
      )}
    </div>
  )
}
