import { Flex, Tag } from 'antd'
import { DictTag } from '@/shared/dictionary/DictTag'
import { useTranslations } from '@/shared/i18n'
import type { ConceptRow } from '../model/answers'

export function ConceptStatusTags({
  concept,
}: {
  concept: Pick<ConceptRow, 'state' | 'secrecy' | 'service' | 'seal'>
}) {
  const t = useTranslations('concepts')
  const { state, secrecy, service, seal } = concept
  return (
    <Flex wrap gap="4px 12px">
      <DictTag type="poc_status" value={state} />
      {secrecy !== 'none' && (
        <Flex gap={4} align="center">
          <span className="cell-note">{t('concepts:secrecy')}</span>
          <DictTag type="poc_secrecy_status" value={secrecy} />
        </Flex>
      )}
      {service !== 'none' && (
        <Flex gap={4} align="center">
          <span className="cell-note">{t('concepts:service')}</span>
          <Tag color="success">{t(`concepts:choice.service.${service}`)}</Tag>
        </Flex>
      )}
      {seal === 'sealed' && <Tag>{t('concepts:choice.seal.sealed')}</Tag>}
    </Flex>
  )
}
