import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import styles from '@/shared/list/board/board.module.css'
import { concepts } from '@mocks/concepts/store'
import { API_BASE } from '@/shared/api'
import { server } from '../../setup.msw'
import { renderScreen } from '../../support/renderApp'

const DRAFT = '可降解心血管支架涂层（演示）'
const PENDING = '靶向 KRAS G12C 抑制剂（演示）'
const RETURNED = '长效凝血因子融合蛋白（演示）'
const APPLY = `*${API_BASE}/poconcept/poconceptInfo/goFirstApply`

const column = (name: RegExp) => screen.findByRole('region', { name })
const stored = (id: string) => concepts.get(id)!

/** Holds back the responses to a submission until they are released. */
function holdResponses() {
  const asked: unknown[] = []
  let letGo!: () => void
  const wait = new Promise<void>((resolve) => {
    letGo = resolve
  })
  server.use(
    http.post(APPLY, async ({ request }) => {
      asked.push(await request.clone().json())
      await wait
      return undefined
    }),
  )
  return { asked, letGo }
}

/** Alert of a reverted move; there may be other notices next to it. */
const refusal = async (text: string | RegExp) =>
  (await screen.findByText(text)).closest<HTMLElement>('[role=alert]')!

async function openBoard(as: string, address = '/apply?view=board') {
  const visit = await renderScreen(address, { as })
  const move = async (name: string, to: RegExp) => {
    await visit.user.click(await screen.findByRole('button', { name: `Move “${name}” to…` }))
    await visit.user.click(await screen.findByRole('menuitem', { name: to }))
  }
  return { ...visit, move }
}

test('a card moves at once, and returns with the server’s reason if it is rejected', async () => {
  const { asked, letGo } = holdResponses()
  const { move } = await openBoard('founder')
  await move(RETURNED, /Awaiting first review: Submit for first review/)

  const waiting = await column(/^Awaiting first review \(2\)/)
  const card = within(waiting).getByRole('link', { name: RETURNED })
  expect(card).toHaveFocus()
  expect(within(waiting).getByText('Moving to “Awaiting first review”')).toBeInTheDocument()
  expect(await column(/^Returned at first review \(0\)/)).toBeInTheDocument()

  letGo()
  const notice = await refusal(/Couldn't move/)
  expect(notice).toHaveTextContent(`Couldn't move “${RETURNED}” to “Awaiting first review”`)
  expect(notice).toHaveTextContent('还有退回意见未答复')
  expect(within(notice).getByRole('link', { name: 'Open project' })).toHaveAttribute('href', '/apply/5006')
  const back = within(await column(/^Returned at first review \(1\)/)).getByRole('link', { name: RETURNED })
  expect(back).toHaveFocus()
  expect(await column(/^Awaiting first review \(1\)/)).not.toHaveTextContent(RETURNED)
  expect(asked).toHaveLength(1)
})

test('an accepted card stays in its new column', async () => {
  const { move } = await openBoard('founder')
  await move(DRAFT, /Awaiting/)
  expect(await screen.findByText(`“${DRAFT}” moved to “Awaiting first review”`)).toBeInTheDocument()
  expect(
    within(await column(/^Awaiting first review \(2\)/)).getByRole('link', { name: DRAFT }),
  ).toHaveFocus()
  expect(await column(/^Draft \(0\)/)).toHaveTextContent('No projects')
  expect(stored('5004').state).toBe('10')
})

/** Mocks columns side by side, 300 px each, and the dragged card above them: jsdom has no layout. */
function layOut() {
  const layout = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    const column = this.closest('section')
    if (column) return new DOMRect([...column.parentElement!.children].indexOf(column) * 300, 0, 300, 600)
    const { left = '0', width = '0' } = this.closest<HTMLElement>('[style*="position: fixed"]')?.style ?? {}
    return new DOMRect(parseFloat(left), 0, parseFloat(width), 600)
  })
  onTestFinished(() => layout.mockRestore())
}
const DRAFTS = { clientX: 100, clientY: 100 }
const WAITING = { clientX: 400, clientY: 100 }
const RETURNS = { clientX: 700, clientY: 100 }

test('a card can be dragged to a column that its state leads to, and to no other', async () => {
  layOut()
  const { asked, letGo } = holdResponses()
  await openBoard('founder')
  const card = (await screen.findByRole('link', { name: DRAFT })).closest('li')!
  const dragTo = async (place: typeof WAITING) => {
    fireEvent.mouseDown(card, { button: 0, ...DRAFTS })
    fireEvent.mouseMove(document, { ...DRAFTS, clientX: 110 })
    await screen.findByText(`“${DRAFT}” picked up`)
    fireEvent.mouseMove(document, place)
    await screen.findByText(
      place === WAITING ? `“${DRAFT}” is over “Awaiting first review”` : `“${DRAFT}” stays where it was`,
    )
    fireEvent.mouseUp(document, place)
  }
  await dragTo(RETURNS)
  expect(asked).toEqual([])
  await dragTo(WAITING)
  expect(await column(/^Awaiting first review \(2\)/)).toHaveTextContent(DRAFT)
  letGo()
  await screen.findByText(`“${DRAFT}” moved to “Awaiting first review”`)
  expect(asked).toEqual([{ id: '5004', version: expect.any(Number) as number }])
})

test('a card is dragged by keyboard, past the forbidden columns', async () => {
  layOut()
  const { user } = await openBoard('founder')
  const handle = await screen.findByRole('button', { name: `Drag “${RETURNED}”` })
  expect(handle).toHaveAccessibleDescription(/^Press Space to pick up a card/)
  handle.focus()
  await user.keyboard(' ')
  await screen.findByText(`“${RETURNED}” picked up`)
  await user.keyboard('{ArrowLeft}')
  await screen.findByText(`“${RETURNED}” is over “Awaiting first review”`)
  await user.keyboard('{Escape}')
  await screen.findByText(`“${RETURNED}” stays where it was`)
  expect(handle).toHaveFocus()
  expect(await column(/^Returned at first review \(1\)/)).toHaveTextContent(RETURNED)

  await user.keyboard(' ')
  await screen.findByText(`“${RETURNED}” picked up`)
  await user.keyboard('{ArrowLeft}')
  await screen.findByText(`“${RETURNED}” is over “Awaiting first review”`)
  await user.keyboard('{ArrowLeft}') // not to the drafts
  await user.keyboard(' ')
  expect(await refusal(/Couldn't move/)).toHaveTextContent('还有退回意见未答复')
  const back = within(await column(/^Returned at first review \(1\)/)).getByRole('link', { name: RETURNED })
  await waitFor(() => expect(back).toHaveFocus())
})

test('if someone else was faster the card goes to its current column, with a clear message', async () => {
  const { move } = await openBoard('founder')
  await screen.findByRole('link', { name: DRAFT })
  const before = stored('5004')
  concepts.put({ ...before, state: '11', version: before.version + 1, updatedBy: '郑初审' })
  await move(DRAFT, /Awaiting/)
  expect(await refusal(/Couldn't move/)).toHaveTextContent('该项目已由郑初审更新，当前状态为“初审退回”')
  expect(await column(/^Returned at first review \(2\)/)).toHaveTextContent(DRAFT)
  expect(await column(/^Draft \(0\)/)).not.toHaveTextContent(DRAFT)
})

test('without a response the result of a move is unknown, and it is not repeated', async () => {
  let asked = 0
  server.use(
    http.post(APPLY, () => {
      asked++
      return HttpResponse.error()
    }),
  )
  const { move } = await openBoard('founder')
  await move(DRAFT, /Awaiting/)
  await refusal(
    `The server did not respond. We couldn't confirm whether “${DRAFT}” was moved to “Awaiting first review”.`,
  )
  expect(await column(/^Draft \(1\)/)).toHaveTextContent(DRAFT)
  expect(asked).toBe(1)
})

test('a move that needs a text leads to the workspace', async () => {
  const { move, address } = await openBoard('auditor', '/apply?view=board&keyword=靶向 KRAS')
  await move(PENDING, /Incubating: Pass the first review/)
  await waitFor(() => expect(address()).toMatch(/^\/apply\/5005/))
})

test('a card that the viewer cannot advance has no menu and cannot be dragged', async () => {
  await openBoard('founder')
  const card = (await screen.findByRole('link', { name: PENDING })).closest('li')!
  expect(card).toHaveAttribute('data-movable', 'false')
  expect(within(card).queryByRole('button')).not.toBeInTheDocument()
})

test('a column of hundreds renders and loads only visible cards', async () => {
  const pages: string[] = []
  server.use(
    http.get(`*${API_BASE}/poconcept/poconceptInfo/list`, ({ request }) => {
      const query = new URL(request.url).searchParams
      if (query.get('states') === '10') pages.push(query.get('pageNum')!)
    }),
  )
  await openBoard('auditor')
  const waiting = await column(/^Awaiting first review \(\d{3}\)/)
  const cards = within(waiting).getAllByRole('listitem')
  expect(cards.length).toBeLessThan(20)
  expect(Number(cards[0]!.getAttribute('aria-setsize'))).toBeGreaterThan(100)

  const scroll = waiting.querySelector(`.${styles.boardScroll}`)!
  Object.defineProperty(scroll, 'scrollTop', { value: 110 * 120 })
  fireEvent.scroll(scroll)
  await waitFor(() => {
    const drawn = within(waiting).getAllByRole('listitem')
    expect(drawn.map((card) => card.getAttribute('aria-posinset'))).toContain('111')
    expect(drawn.length).toBeLessThan(30)
  })
  expect(pages).toEqual(['1', '3'])
})
