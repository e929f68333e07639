import { PrinterOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card, Select, Tag } from 'antd'
import { useLocation, useSearchParams } from 'react-router-dom'
import { apiQuery, type AnswerOf } from '@/shared/api'
import { PageTitle } from '@/shared/ui/PageTitle'
import { useTranslations } from '@/shared/i18n'
import { useLanguage } from '@/shared/i18n/useLanguage'
import { QueryFallback } from '@/shared/ui/QueryFallback'
import { AGREEMENTS } from './agreements'
import { agreementApi } from './agreement.api'
import { Contents, sectionId } from './Contents'
import styles from './agreement.module.css'

export default function AgreementPage() {
  const t = useTranslations('accountPages')
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const { type } = AGREEMENTS.find(({ path }) => path === pathname) ?? AGREEMENTS[0]
  const version = params.get('version') ?? undefined
  const agreement = useQuery(apiQuery(agreementApi.text, { path: { type }, query: { version } }))

  if (agreement.data) return <AgreementText agreement={agreement.data} />
  return (
    <>
      <PageTitle title={t(`accountPages:agreement.${type}`)} />
      <Card>
        <QueryFallback
          failed={t('accountPages:agreement.failed')}
          error={agreement.error}
          onRetry={agreement.refetch}
          rows={14}
        />
      </Card>
    </>
  )
}

function AgreementText({ agreement }: { agreement: AnswerOf<typeof agreementApi.text> }) {
  const t = useTranslations('accountPages')
  const language = useLanguage()
  const [, setParams] = useSearchParams()
  const { version, effectiveDate, versions, zh, en } = agreement
  const text = language === 'en' && en ? en : zh
  const current = versions[0]?.version ?? version
  const isTranslation = text === en
  return (
    <>
      <PageTitle
        title={text.title}
        note={version === current ? <Tag color="success">{t('accountPages:agreement.inForce')}</Tag> : null}
        actions={
          <div className={styles.agreementActions}>
            <Select
              aria-label={t('accountPages:agreement.version')}
              value={version}
              options={versions.map((each) => ({
                value: each.version,
                label: t('accountPages:agreement.versionOf', {
                  version: each.version,
                  date: each.effectiveDate,
                }),
              }))}
              onChange={(selected: string) => setParams(selected === current ? {} : { version: selected })}
              popupMatchSelectWidth={false}
            />
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('accountPages:agreement.print')}
            </Button>
          </div>
        }
      />
      {version !== current && (
        <Alert
          type="warning"
          showIcon
          className={styles.agreementNote}
          title={t('accountPages:agreement.outdated')}
        />
      )}
      {language === 'en' && (
        <Alert
          type="info"
          showIcon
          className={styles.agreementNote}
          title={t(
            isTranslation ? 'accountPages:agreement.translation' : 'accountPages:agreement.chineseOnly',
          )}
        />
      )}
      <div className={styles.agreement}>
        <Contents headings={text.sections.map(({ heading }) => heading)} />
        <Card>
          <article lang={isTranslation ? 'en' : 'zh-CN'}>
            <p className={styles.agreementDate}>
              {t('accountPages:agreement.versionOf', { version, date: effectiveDate })}
            </p>
            {text.sections.map(({ heading, paragraphs }, index) => (
              <section key={heading} aria-labelledby={sectionId(index)}>
                <h2 id={sectionId(index)} tabIndex={-1}>
                  {heading}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </section>
            ))}
          </article>
        </Card>
      </div>
    </>
  )
}
