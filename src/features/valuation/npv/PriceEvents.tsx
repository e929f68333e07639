import { Button, Form } from 'antd'
import { DayInput } from '@/shared/form/DayInput'
import { NumberInput } from '@/shared/form/NumberInput'
import { FieldGrid } from '../form/sections/Section'
import { MAX_PRICE_EVENTS } from './schema'
import { Section } from './Section'
import { useField, useNpvText } from './useField'

/** Days from which the price is another. */
export function PriceEvents() {
  const t = useNpvText()
  const field = useField()
  return (
    <Section name="events">
      <p className="valuation-hint">{t('events.note')}</p>
      <Form.List name="priceEvents">
        {(rows, { add, remove }) => (
          <>
            {rows.map(({ key, name }) => (
              <fieldset key={key} className="valuation-group">
                <legend>{t('events.numbered', { number: name + 1 })}</legend>
                <FieldGrid>
                  {/* Within the list names are relative, rules look at the whole form. */}
                  <Form.Item
                    {...field(['priceEvents', name, 'date'])}
                    name={[name, 'date']}
                    label={t('field.date')}
                    required
                  >
                    <DayInput />
                  </Form.Item>
                  <Form.Item
                    {...field(['priceEvents', name, 'factor'])}
                    name={[name, 'factor']}
                    label={t('field.factor')}
                    required
                  >
                    <NumberInput unit={t('events.factorUnit')} />
                  </Form.Item>
                </FieldGrid>
                <Button onClick={() => remove(name)}>{t('events.remove', { number: name + 1 })}</Button>
              </fieldset>
            ))}
            {rows.length === 0 && <p>{t('events.none')}</p>}
            {rows.length < MAX_PRICE_EVENTS && <Button onClick={() => add({})}>{t('events.add')}</Button>}
          </>
        )}
      </Form.List>
    </Section>
  )
}
