import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense, use } from 'react'
import { Link } from 'react-router-dom'
import { safeFileName } from '@/shared/lib/csv'
import { saveFile } from '@/shared/lib/saveFile'
import { useTranslations } from '@/shared/i18n'
import { message } from '@/shared/ui/feedback'
import { plainSources, plainText } from '../answer/plainAnswer'
import { ASK_ADDRESS, contextQuery } from '../model/speakAddress'
import { isInProgress } from '../model/questionWorkflow'
import type { Question } from '../model/speak.api'
import { ConverterContext } from './converterContext'
import styles from './question.module.css'

export function AnswerActions({ question }: { question: Question }) {
  const t = useTranslations('speak')
  const convert = use(ConverterContext)
  const { title, prompt, text, sources, state, context } = question
  if (isInProgress(state)) return null
  const markdown = text ?? ''
  const sourceLines = plainSources(sources)
  const withSources = (answer: string) =>
    sourceLines === '' ? answer : `${answer}\n\n${t('speak:answer.sources')}:\n${sourceLines}`

  function copy() {
    Promise.resolve(
      navigator.clipboard?.writeText(withSources(plainText(markdown))) ??
        Promise.reject(new Error('no clipboard')),
    ).then(
      () => message.success(t('speak:actions.copied')),
      () => message.error(t('speak:actions.notCopied')),
    )
  }

  const save = () =>
    saveFile(
      new Blob([`# ${prompt}\n\n${withSources(markdown)}\n`], { type: 'text/markdown;charset=utf-8' }),
      `${safeFileName(title)}.md`,
    )

  return (
    <div className={styles.actions}>
      {state === 'done' && (
        <>
          <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
            {t('speak:actions.copy')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
            {t('speak:actions.save')}
          </Button>
          {sources.length > 0 && (
            <Suspense>{convert({ name: title, text: plainText(markdown), sources: sourceLines })}</Suspense>
          )}
        </>
      )}
      <Link className="button" to={ASK_ADDRESS + contextQuery(context)}>
        {t('speak:actions.again')}
      </Link>
    </div>
  )
}
