import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { useField } from '../form/useField'
import { AGREEMENTS } from './agreements'

/** Consent to the agreements, each of which opens in a window of its own so that the form stays. */
export function ConsentField({ schema }: { schema: z.ZodType }) {
  const { t } = useTranslation('accountPages')
  const field = useField(schema)
  const { rules } = field('consent')
  return (
    <>
      <Form.Item
        name="consent"
        valuePropName="checked"
        className="consent-box"
        validateTrigger="onChange"
        {...(rules ? { rules } : {})}
      >
        <Checkbox>{t('consent.text')}</Checkbox>
      </Form.Item>
      <ul className="consent-links">
        {AGREEMENTS.map(({ type, path }) => (
          <li key={type}>
            <a href={path} target="_blank" rel="noopener noreferrer">
              {t(`agreement.${type}`)}
              <span className="visually-hidden">{t('consent.newWindow')}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
