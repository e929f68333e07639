import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './member.module.css'

const QUESTIONS = ['choose', 'price', 'quota', 'company', 'switch', 'expire'] as const

/** What people ask about membership. */
export function Faq() {
  const { t } = useTranslation('accountPages')
  return (
    <Card title={<h2 className="card-title">{t('faq.title')}</h2>}>
      <div className={styles.faq}>
        {QUESTIONS.map((question) => (
          <details key={question}>
            <summary>{t(`faq.${question}.question`)}</summary>
            <p>{t(`faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Card>
  )
}
