import { Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DictTag } from '@/shared/domain/dictionary/DictTag'
import type { ConceptRow } from '../model/answers'

/** Main state, agreements and archive of a concept, as far as they say something. */
export function StandingTags({
  concept,
}: {
  concept: Pick<ConceptRow, 'state' | 'secrecy' | 'service' | 'seal'>
}) {
  const { t } = useTranslation('concepts')
  const { state, secrecy, service, seal } = concept
  return (
    <Flex wrap gap={4}>
      <DictTag type="poc_status" value={state} />
      {secrecy !== 'none' && (
        <Flex gap={4} align="center">
          <span className="visually-hidden">{t('secrecy')}</span>
          <DictTag type="poc_secrecy_status" value={secrecy} />
        </Flex>
      )}
      {service !== 'none' && (
        <Tag color="success">{t('service', { state: t(`choice.service.${service}`) })}</Tag>
      )}
      {seal === 'sealed' && <Tag>{t('choice.seal.sealed')}</Tag>}
    </Flex>
  )
}
