import { Card } from 'antd'
import { useText } from '@/shared/texts'
import styles from './member.module.css'

const QUESTIONS = ['choose', 'price', 'quota', 'company', 'switch', 'expire'] as const

/** What people ask about membership. */
export function Faq() {
  const t = useText('accountPages')
  return (
    <Card title={<h2 className="card-title">{t('accountPages:faq.title')}</h2>}>
      <div className={styles.faq}>
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>{t(`accountPages:faq.${question}.question`)}</summary>
            <p>{t(`accountPages:faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
