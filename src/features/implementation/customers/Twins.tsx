import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { read } from '@/shared/api'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { TickField } from '@/shared/form/TickField'
import { useValues } from '@/shared/form/useFormValue'
import { useTranslations } from '@/shared/i18n'
import { useDebounced } from '@/shared/ui/fields/useDebounced'
import { addressOf } from './addresses'
import { customerApi } from './customers.api'
import { nameKey } from './names'
import styles from './customers.module.css'

/** Ms of rest after the last key before it is asked whether there is such a customer. */
const REST = 300
/** Characters of a name from which on that is worth asking. */
const LEAST = 2

/** While a name is typed: the customers that it may be of already, and a way to say that this is another one. */
export function Twins({ exceptId }: { exceptId: string | undefined }) {
  const t = useTranslations('implementationCustomers')
  const name = useDebounced(
    useValues((values) => (typeof values.name === 'string' ? values.name.trim() : '')),
    REST,
  )
  const { data: twins = [] } = useQuery({
    ...read(customerApi.twins, { query: { name, ...(exceptId === undefined ? {} : { exceptId }) } }),
    enabled: nameKey(name).length >= LEAST,
  })
  if (twins.length === 0) return <output className="visually-hidden" />
  const hasSame = twins.some(({ isSame }) => isSame)
  return (
    <div className={styles.twins}>
      <Alert
        type={hasSame ? 'warning' : 'info'}
        showIcon
        title={t(hasSame ? 'implementationCustomers:twins.same' : 'implementationCustomers:twins.alike')}
        description={
          <ul className="plain-list">
            {twins.map(({ id, name: own, ownerName, stage }) => (
              <li key={id}>
                <Link to={addressOf(id)} target="_blank">
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
        <TickField name="isAnother" label={null}>
          {t('implementationCustomers:twins.another')}
        </TickField>
      )}
    </div>
  )
}
