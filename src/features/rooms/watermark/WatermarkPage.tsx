import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Checkbox, ConfigProvider, Input, Select, type SelectProps } from 'antd'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { useLabels } from '@/shared/dictionary/useLabels'
import type { Saved } from '@/shared/autosave/autosave'
import { Conflict } from '@/shared/autosave/Conflict'
import { useConflict } from '@/shared/autosave/useConflict'
import { useReadNewer } from '@/shared/autosave/useReadNewer'
import { Field } from '@/shared/form/Field'
import { TextAreaField } from '@/shared/form/textFields'
import { FormGroup } from '@/shared/form/FormGroup'
import { customMessages } from '@/shared/form/formContext'
import { check } from '@/shared/form/validation'
import { NumberField } from '@/shared/form/NumberField'
import { NumberInput } from '@/shared/form/NumberInput'
import { RowsField } from '@/shared/form/RowsField'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useDraft } from '@/shared/form/useDraft'
import { useSchemaForm, type SchemaFormState } from '@/shared/form/useSchemaForm'
import { useFormValue } from '@/shared/form/useFormValue'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations, useListFormat } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { WatermarkPreview } from '@/shared/viewer/WatermarkPreview'
import { useVersionedMutation } from '@/shared/workflow/useVersionedMutation'
import { LEVEL, LEVELS } from '../domain/levels'
import {
  DEFAULT_WATERMARK,
  legibilityOf,
  WATERMARK_USES,
  resolveWatermark,
  TOKENS,
  Watermark,
  WATERMARK_RULES,
  type WatermarkUse,
} from '../domain/watermark'
import { useRoom, useRoomApi, useRoomCan } from '../room/roomContext'
import { watermarkApis } from './watermark.api'
import { useWatermarkFacts } from './useWatermarkFacts'
import styles from './watermark.module.css'
import { plainText } from '@/shared/autosave/editLabels'
import { EMPTY_VALUE } from '@/shared/lib/money'

/** Needed because the form library injects `value` and `id`. */
const LevelInput = (props: Pick<SelectProps<number>, 'id' | 'value' | 'onChange' | 'options'>) => (
  <Select {...props} />
)

export default function WatermarkPage() {
  const t = useTranslations('roomsMark')
  const { api, roomId } = useRoomApi(watermarkApis)
  const { data, error, refetch } = useQuery(apiQuery(api.read, { path: { roomId } }))
  return (
    <>
      <PageTitle title={t('roomsMark:title')} />
      {data ? (
        <WatermarkForm saved={data} />
      ) : (
        <Card>
          <QueryFallback failed={t('roomsMark:failed')} error={error} onRetry={refetch} rows={10} />
        </Card>
      )}
    </>
  )
}

type SavedWatermark = AnswerOf<(typeof watermarkApis)['vdr']['read']>

const versioned = ({ version, setting }: SavedWatermark): Saved => ({
  version,
  values: setting ?? DEFAULT_WATERMARK,
})

function WatermarkForm({ saved }: { saved: SavedWatermark }) {
  const t = useTranslations('roomsMark', 'editing')
  const { api, scope, roomId } = useRoomApi(watermarkApis)
  const mayEdit = useRoomCan('watermark:edit')
  const save = useVersionedMutation(api.save, { invalidates: [api], refetchOnConflict: [] })
  const readNewer = useReadNewer(api.read, { path: { roomId } })
  const conflict = useConflict({ saved, versioned, readNewer })
  const textOf = useWatermarkText()
  const labels = t('roomsMark:field', { returnObjects: true })
  const form = useSchemaForm({
    schema: Watermark,
    labels,
    customMessage: customMessages(WATERMARK_RULES, (key, params) =>
      t(`roomsMark:rule.${key}`, { ...params }),
    ),
    initialValues: conflict.base.values,
    draft: useDraft(`watermark:${scope}:${roomId}`),
    send: (body) => conflict.send((version) => save({ body: { ...body, roomId, version } })),
    onDone: (_, body) => {
      conflict.rebaseOnSaved(body)
      message.success(t('roomsMark:saved'))
    },
  })
  return (
    <>
      {!mayEdit && <Alert type="info" showIcon className="list-note" title={t('roomsMark:readOnly')} />}
      <SchemaForm
        className={styles.form}
        form={form}
        {...(mayEdit ? { submitText: t('roomsMark:save') } : {})}
        listsErrors
        isBlocked={conflict.theirs !== null}
      >
        <Conflict conflict={conflict} form={form} noun={t('roomsMark:noun')} textOf={textOf} />
        <div className={styles.columns}>
          <ConfigProvider componentDisabled={!mayEdit}>
            <Groups form={form} />
          </ConfigProvider>
          <Preview />
        </div>
      </SchemaForm>
    </>
  )
}

function Groups({ form }: { form: SchemaFormState }) {
  const t = useTranslations('roomsMark')
  const { ip } = useRoom()
  return (
    <div>
      <FormGroup title={t('roomsMark:group.text')}>
        <TextAreaField name="text" hint={t('roomsMark:hint.text')} minRows={2} />
        <div className={styles.tokens}>
          {t('roomsMark:tokens')}
          {TOKENS.map((token) => (
            <Button
              key={token}
              size="small"
              onClick={() => {
                const text = String(form.fields.getFieldValue('text') ?? '')
                form.put({ text: `${text}${text === '' || text.endsWith('\n') ? '' : ' '}{${token}}` })
              }}
            >
              {t(`roomsMark:token.${token}`)}
            </Button>
          ))}
        </div>
        <p className="cell-note">{t(ip ? 'roomsMark:hint.ip' : 'roomsMark:hint.noIp', { ip })}</p>
      </FormGroup>
      <FormGroup title={t('roomsMark:group.look')}>
        <CheckboxField name="isTiled">{t('roomsMark:tiled')}</CheckboxField>
        <NumberField name="angle" unit="°" hint={t('roomsMark:hint.angle')} />
        <Field name="color">
          <Input type="color" className={styles.color} />
        </Field>
        <NumberField name="opacity" unit="%" hint={t('roomsMark:hint.opacity')} />
        <NumberField name="size" unit="px" hint={t('roomsMark:hint.size')} />
        <NumberField name="spacing" unit="px" hint={t('roomsMark:hint.spacing')} />
      </FormGroup>
      <FormGroup title={t('roomsMark:group.uses')}>
        <Field name="uses" isChoice hint={t('roomsMark:hint.uses')}>
          <Checkbox.Group
            options={WATERMARK_USES.map((value) => ({ value, label: t(`roomsMark:use.${value}`) }))}
          />
        </Field>
      </FormGroup>
      <FormGroup title={t('roomsMark:group.overrides')}>
        <Overrides />
      </FormGroup>
    </div>
  )
}

function Overrides() {
  const { labelOf } = useLabels('vdr_doc_level')
  const options = LEVELS.filter((level) => level > LEVEL.none && level < LEVEL.manage).map((level) => ({
    value: level,
    label: labelOf(String(level)),
  }))
  return (
    <RowsField
      name="overrides"
      cells={{
        level: <LevelInput options={options} />,
        opacity: <NumberInput isInteger unit="%" />,
        size: <NumberInput isInteger unit="px" />,
      }}
    />
  )
}

const ZOOMS = [0.25, 0.5, 1] as const

function Preview() {
  const t = useTranslations('roomsMark')
  const facts = useWatermarkFacts('1.1')
  const values = useFormValue((all) => all)
  const { isValid, body } = check(Watermark, values)
  const legibility = isValid ? legibilityOf(body) : null
  return (
    <div>
      <section className={styles.preview} aria-label={t('roomsMark:preview.title')}>
        <h2 className="card-title">{t('roomsMark:preview.title')}</h2>
        {!isValid && <p role="status">{t('roomsMark:preview.wrong')}</p>}
        <WatermarkPreview mark={isValid ? resolveWatermark(body, facts) : null} zooms={ZOOMS} />
      </section>
      {legibility && (
        <Alert
          type={legibility.findings.length === 0 ? 'success' : 'warning'}
          showIcon
          role="status"
          title={t('roomsMark:legible.title')}
          description={
            <ul className={styles.findings}>
              {(legibility.findings.length === 0 ? (['good'] as const) : legibility.findings).map((key) => (
                <li key={key}>
                  {t(`roomsMark:legible.${key}`, { contrast: legibility.contrast.toFixed(2) })}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  )
}

function useWatermarkText() {
  const t = useTranslations('roomsMark')
  const { labelOf: levelOf } = useLabels('vdr_doc_level')
  const listed = useListFormat()
  return (field: string, value: unknown): string => {
    if (field === 'isTiled') return value ? t('roomsMark:tiled') : EMPTY_VALUE
    if (field === 'uses')
      return listed((value as WatermarkUse[]).map((use) => t(`roomsMark:use.${use}`))) || EMPTY_VALUE
    if (field === 'overrides')
      return (
        (value as Watermark['overrides'])
          .map(({ level, opacity, size }) => `${levelOf(String(level))}: ${opacity} %, ${size} px`)
          .join('; ') || EMPTY_VALUE
      )
    return plainText(value)
  }
}
