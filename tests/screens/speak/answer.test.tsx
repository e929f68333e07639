import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnswerText } from '@/features/speak/answer/AnswerText'
import { SourceList } from '@/features/speak/answer/SourceList'
import type { Source } from '@/features/speak/answer/answerSources'
import { renderComponent } from '../../support/renderComponent'

const SOURCES: Source[] = [
  { kind: 'document', scope: 'vdr', roomId: '1', id: '3-1', page: 4, no: 1, title: '作用机制\u202e' },
  { kind: 'drug', id: 'a/b', no: 2, title: 'Trastuzumab' },
  { kind: 'web', url: 'https://example.org/paper', no: 3, title: 'A paper' },
  { kind: 'web', url: 'javascript:alert(1)', no: 4, title: 'A trap' },
]

const TEXT = [
  '# Finding',
  'It **binds** [1][2][9], see [the paper](https://example.org/a) or [this](javascript:alert(1)).',
  '',
  '<img src=x onerror=alert(1)><script>alert(1)</script>',
  '',
  '| a | b |',
  '|---|---|',
  '| 1 | 2 |',
].join('\n')

test('an answer is rendered as elements, its references link to sources, and no code in it runs', async () => {
  const view = await renderComponent(
    <>
      <AnswerText text={TEXT} sources={SOURCES} />
      <SourceList sources={SOURCES} />
    </>,
  )
  expect(await screen.findByRole('heading', { name: 'Finding', level: 3 })).toBeVisible()
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible()
  const document = '/vdr/vdocumenttree?roomId=1&document=3-1&read=4'
  expect(await screen.findByRole('link', { name: /^Source 1: 作用机制/ })).toHaveAttribute('href', document)
  expect(screen.getByRole('link', { name: 'Source 2: Trastuzumab' })).toHaveAttribute(
    'href',
    '/search/drug/a%2Fb',
  )
  expect(screen.getByText('[9]', { exact: false })).toBeVisible()
  expect(screen.queryByRole('link', { name: /9/ })).toBeNull()

  const out = screen.getByRole('link', { name: 'the paper (example.org)' })
  expect(out).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.queryByRole('link', { name: /this/ })).toBeNull()
  expect(screen.getByText(/<script>alert/)).toBeVisible()
  expect(view.container.querySelector('img, script')).toBeNull()

  const listed = within(screen.getByRole('heading', { name: 'Sources' }).parentElement!)
  expect(listed.getByRole('link', { name: '作用机制' })).toHaveAttribute('href', document)
  expect(listed.getByRole('link', { name: 'A paper (example.org)' })).toBeVisible()
  expect(listed.queryByRole('link', { name: /trap/ })).toBeNull()
})

test('an answer of 100,000 characters is rendered in parts', async () => {
  const { user } = await renderComponent(<AnswerText text={'- one\n'.repeat(16_000)} sources={[]} />)
  const before = (await screen.findAllByRole('listitem')).length
  expect(before).toBeLessThan(800)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before)
})
