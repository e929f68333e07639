import { Card } from 'antd'
import { Link } from 'react-router-dom'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import type { StoredFile } from '@/shared/files/files.api'
import { EMPTY_VALUE } from '@/shared/lib/money'
import { MoneyText } from '@/shared/ui/cells/MoneyText'
import { TimeText } from '@/shared/ui/cells/TimeText'
import { StoredFileButton } from '@/shared/ui/download/StoredFileButton'
import { DescriptionList } from '@/shared/ui/DescriptionList'
import { useTranslations } from '@/shared/i18n'
import { screenAddress } from '@/features/rooms'
import { projectAddress } from '../project/addresses'
import type { Customer } from './customers.api'
import { NextAction } from './NextAction'
import styles from './customers.module.css'

export function CustomerFacts({ customer }: { customer: Customer }) {
  const t = useTranslations('implementationCustomers')
  const { currency, lostReason, lostWords, stage } = customer
  const field = t('implementationCustomers:field', { returnObjects: true })
  return (
    <Card title={<h2 className="card-title">{t('implementationCustomers:facts')}</h2>}>
      <DescriptionList
        items={[
          { name: field.type, value: <DictLabel type="customer_type" value={customer.type} /> },
          { name: field.region, value: customer.region || EMPTY_VALUE },
          { name: field.ownerId, value: customer.ownerName || EMPTY_VALUE },
          {
            name: field.expectedAmount,
            value: <MoneyText amount={customer.expectedAmount} currency={currency} />,
          },
          {
            name: field.probability,
            value: customer.probability === null ? EMPTY_VALUE : `${customer.probability}%`,
          },
          { name: field.nextActionDate, value: <NextAction customer={customer} /> },
          { name: field.lastContact, value: <TimeText time={customer.lastContact} /> },
          { name: field.interests, value: customer.interests || EMPTY_VALUE },
          { name: field.source, value: customer.source || EMPTY_VALUE },
          {
            name: field.projectId,
            value: customer.projectId ? (
              <Link to={projectAddress(customer.projectId)}>{customer.projectName}</Link>
            ) : (
              EMPTY_VALUE
            ),
          },
          ...(customer.roomId
            ? [
                {
                  name: field.roomId,
                  value: (
                    <Link to={screenAddress('implement', 'vhome', customer.roomId)}>
                      {[customer.roomName, customer.tagName].filter(Boolean).join(' · ')}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(customer.cda.length > 0
            ? [{ name: field.cda, value: <CustomerFiles files={customer.cda} /> }]
            : []),
          ...(customer.terms ? [{ name: field.terms, value: customer.terms }] : []),
          ...(customer.contractNo
            ? [
                { name: field.contractNo, value: customer.contractNo },
                {
                  name: field.contractAmount,
                  value: <MoneyText amount={customer.contractAmount} currency={currency} />,
                },
              ]
            : []),
          ...(stage === 'lost'
            ? [
                {
                  name: field.lostReason,
                  value: <DictLabel type="customer_lost_reason" value={lostReason} />,
                },
                { name: field.lostWords, value: lostWords || EMPTY_VALUE },
              ]
            : []),
        ]}
      />
      <Contacts customer={customer} />
    </Card>
  )
}

function Contacts({ customer: { contacts } }: { customer: Customer }) {
  const t = useTranslations('implementationCustomers')
  const label = t('implementationCustomers:contact', { returnObjects: true })
  if (contacts.length === 0) return <p className="cell-note">{t('implementationCustomers:noContacts')}</p>
  return (
    <div
      className={styles.scroll}
      role="region"
      aria-label={t('implementationCustomers:field.contacts')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard if it does not fit
      tabIndex={0}
    >
      <table className="data-table">
        <caption>{t('implementationCustomers:field.contacts')}</caption>
        <thead>
          <tr>
            {(['name', 'position', 'phone', 'email'] as const).map((column) => (
              <th key={column} scope="col">
                {label[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contacts.map(({ name, position, phone, email }) => (
            <tr key={[name, phone, email].join()}>
              <td>{name}</td>
              <td>{position || EMPTY_VALUE}</td>
              <td>{phone ? <a href={`tel:${phone}`}>{phone}</a> : EMPTY_VALUE}</td>
              <td>{email ? <a href={`mailto:${email}`}>{email}</a> : EMPTY_VALUE}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const CustomerFiles = ({ files }: { files: readonly StoredFile[] }) => (
  <ul className="plain-list">
    {files.map((file) => (
      <li key={file.fileName}>
        <StoredFileButton type="link" size="small" file={file}>
          {file.originalName}
        </StoredFileButton>
      </li>
    ))}
  </ul>
)
