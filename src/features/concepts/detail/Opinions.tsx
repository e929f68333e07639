import { Tag } from 'antd'
import { DictLabel } from '@/shared/dictionary/DictLabel'
import { TimeText } from '@/shared/ui/cells/TimeText'
import type { Concept } from '../model/answers'
import styles from '@/shared/workflow/workflow.module.css'
import { useTranslations } from '@/shared/i18n'

export function Opinions({ opinions }: Pick<Concept, 'opinions'>) {
  const t = useTranslations('conceptsDetail')
  // Opinions may be identical, so their number is the key.
  const numbered = opinions.map((opinion, number) => ({ ...opinion, number }))
  return (
    <ul className={styles.timeline}>
      {numbered.toReversed().map(({ number, stage, isPass, text, reasonClass, by, time }) => (
        <li key={number}>
          <div>
            <Tag color={isPass ? 'success' : 'error'}>
              {t(isPass ? 'conceptsDetail:opinions.pass' : 'conceptsDetail:opinions.return')}
            </Tag>{' '}
            {t(`conceptsDetail:opinions.${stage}`)}
            {reasonClass && (
              <>
                {' · '}
                <DictLabel type="poc_return_reason" value={reasonClass} />
              </>
            )}
          </div>
          <p>{text}</p>
          <div className="cell-note">
            {by} <TimeText time={time} />
          </div>
        </li>
      ))}
    </ul>
  )
}
