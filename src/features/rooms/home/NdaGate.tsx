import { Alert, Card } from 'antd'
import * as z from 'zod/mini'
import { useApiMutation } from '@/shared/api'
import { consent } from '@/shared/form/fieldParsers'
import { SchemaForm } from '@/shared/form/SchemaForm'
import { CheckboxField } from '@/shared/form/CheckboxField'
import { useSchemaForm } from '@/shared/form/useSchemaForm'
import { customMessages } from '@/shared/form/formContext'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { documentApis } from '../documents/documents.api'
import { roomApis, type Nda } from '../room/rooms.api'
import { useRoomApi } from '../room/roomContext'
import styles from './home.module.css'

const Agreed = z.object({ isAgreed: consent })

/** Replaces a room's pages until the current version of its confidentiality agreement is accepted. */
export default function NdaGate({ nda: { version, text } }: { nda: Nda }) {
  const t = useTranslations('roomsHome', 'parts')
  const { api, scope, roomId } = useRoomApi(roomApis)
  const accept = useApiMutation(api.acceptNda, { invalidates: [api, documentApis[scope]] })
  const form = useSchemaForm({
    schema: Agreed,
    labels: {},
    customMessage: customMessages(['consent'] as const, () => t('roomsHome:nda.rule')),
    send: () => accept({ body: { roomId, version } }),
    onDone: () => undefined,
  })
  return (
    <>
      <PageTitle title={t('roomsHome:nda.title')} />
      <Card>
        <Alert type="info" showIcon className="list-note" title={t('roomsHome:nda.why')} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
        <section className={styles.nda} aria-label={t('roomsHome:nda.version', { version })} tabIndex={0}>
          <p>{text}</p>
        </section>
        <p className="cell-note">{t('roomsHome:nda.version', { version })}</p>
        <SchemaForm form={form} submitText={t('roomsHome:nda.accept')}>
          <CheckboxField name="isAgreed" label={null}>
            {t('roomsHome:nda.agree')}
          </CheckboxField>
        </SchemaForm>
      </Card>
    </>
  )
}
