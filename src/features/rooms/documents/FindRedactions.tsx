import { Button, Checkbox, Input } from 'antd'
import { useId, useState } from 'react'
import { useApiMutation } from '@/shared/api'
import { useTranslations } from '@/shared/i18n'
import { useNotifyFailure } from '@/shared/ui/useNotifyFailure'
import { parseNames, PATTERNS, type Pattern } from '../domain/redaction'
import { useRoomApi } from '../room/roomContext'
import styles from './documents.module.css'
import { MAX_REDACTION_WORDS, MAX_WORD_LENGTH, redactionApis, type ProposedDocument } from './redaction.api'

type Search = 'word' | 'patterns' | 'names'

interface FindRedactionsProps {
  /** Ids of documents. */
  ids: readonly string[]
  onFound: (documents: readonly ProposedDocument[]) => void
}

/** Proposes redactions in documents by a word, by patterns and by a list of names. */
export function FindRedactions({ ids, onFound }: FindRedactionsProps) {
  const t = useTranslations('roomsDocuments')
  const { api } = useRoomApi(redactionApis)
  const propose = useApiMutation(api.propose, { invalidates: [api.read] })
  const notifyFailure = useNotifyFailure()
  const [word, setWord] = useState('')
  const [patterns, setPatterns] = useState<readonly Pattern[]>([])
  const [list, setList] = useState('')
  const [running, setRunning] = useState<Search | null>(null)
  const [wordId, namesId] = [useId(), useId()]
  const names = parseNames(list)
  const isListValid =
    names.length <= MAX_REDACTION_WORDS && names.every((name) => name.length <= MAX_WORD_LENGTH)

  async function find(search: Search) {
    if (running) return
    setRunning(search)
    const result = await propose({
      body: {
        ids: [...ids],
        patterns: search === 'patterns' ? [...patterns] : [],
        words: search === 'word' ? [word.trim()] : [],
        names: search === 'names' ? names : [],
      },
    })
    setRunning(null)
    if (result.ok) onFound(result.data)
    else notifyFailure(result)
  }

  const button = (search: Search, label: string, isReady: boolean) => (
    <Button disabled={!isReady} loading={running === search} onClick={() => void find(search)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.redactionFinder}>
      <fieldset className={styles.redactionPatterns}>
        <legend>{t('roomsDocuments:redact.patterns')}</legend>
        <Checkbox.Group
          value={[...patterns]}
          onChange={setPatterns}
          options={PATTERNS.map((value) => ({ value, label: t(`roomsDocuments:redact.origin.${value}`) }))}
        />
      </fieldset>
      {button('patterns', t('roomsDocuments:redact.findPatterns'), patterns.length > 0)}
      <label htmlFor={wordId}>{t('roomsDocuments:redact.word')}</label>
      <Input
        id={wordId}
        value={word}
        maxLength={MAX_WORD_LENGTH}
        onChange={({ target }) => setWord(target.value)}
        onPressEnter={() => word.trim() !== '' && void find('word')}
      />
      {button('word', t('roomsDocuments:redact.findWord'), word.trim() !== '')}
      <label htmlFor={namesId}>{t('roomsDocuments:redact.names')}</label>
      <Input.TextArea id={namesId} rows={3} value={list} onChange={({ target }) => setList(target.value)} />
      {button('names', t('roomsDocuments:redact.findNames'), names.length > 0 && isListValid)}
    </div>
  )
}
