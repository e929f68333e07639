import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepMark } from '@/app/watermark/keepMark'
import { endSession } from '@/app/session/startSession'
import { renderApp } from '../../support/renderApp'

/** Marks in the page; a mark is a sibling of the body. */
const marks = () => [...document.querySelectorAll<HTMLElement>('html > [aria-hidden="true"]')]
const mark = () => marks()[0]!
/** Text of a mark: here the image of a canvas is its text. */
const says = () => decodeURIComponent(/url\("(.*?)"/.exec(mark().getAttribute('style')!)![1]!)

describe('in the app', () => {
  test('the mark names the signed-in user on every page, until they sign out', async () => {
    await renderApp('/valuation/report', { as: 'analyst' })
    await screen.findByRole('link', { name: /DEMO-101/ })
    expect(marks()).toHaveLength(1)
    expect(says()).toContain('2 林估值')
    act(() => endSession('wish'))
    await waitFor(() => expect(marks()).toHaveLength(0))
  })

  test('a guest sees no mark', async () => {
    await renderApp('/index')
    await screen.findByRole('heading', { level: 1 })
    expect(marks()).toHaveLength(0)
  })
})

describe('protection of the mark', () => {
  const onWithheld = vi.fn<(place: HTMLElement | null) => void>()
  let stop = () => {}
  const keep = (isDark = false) => {
    const user = { userId: '7', userName: 'lin', nickName: '林' }
    stop = keepMark({ user, isDark, onWithheld })
  }
  /** True for each change that hid the content, false for each that showed it. */
  const changes = () => onWithheld.mock.calls.map(([place]) => place !== null)
  /** Lets observers run. */
  const settle = () => vi.advanceTimersByTimeAsync(0)

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date('2026-03-09T23:59:58') })
    onWithheld.mockReset()
    document.body.innerHTML = '<div id="screen"><input aria-label="Name"></div>'
    keep()
    await settle()
  })
  afterEach(() => {
    stop()
    expect(marks()).toHaveLength(0)
    expect(vi.getTimerCount()).toBe(0)
    document.body.replaceChildren()
  })

  test.each<[string, (element: HTMLElement) => void]>([
    ['removed', (element) => element.remove()],
    ['moved', (element) => document.body.append(element)],
    ['filled', (element) => element.append('x')],
    ['replaced by a clone', (element) => element.replaceWith(element.cloneNode(true))],
    ['hidden', (element) => (element.hidden = true)],
    ['given a class', (element) => (element.className = 'gone')],
    ['restyled', (element) => element.style.setProperty('opacity', '0', 'important')],
    ['stripped of its style', (element) => element.removeAttribute('style')],
  ])('%s, it is back at once', async (_, tamper) => {
    const style = mark().getAttribute('style')
    tamper(mark())
    await settle()
    expect(mark().getAttribute('style')).toBe(style)
    expect(mark().parentNode).toBe(document.documentElement)
    expect(mark().hidden || mark().className || mark().firstChild).toBeFalsy()
    expect(onWithheld).not.toHaveBeenCalled()
    expect(marks()).toHaveLength(1)
    expect(document.body.querySelector('canvas')).toBeNull()
  })

  test('the check every 500 ms finds changes that no observer reported', async () => {
    stop()
    const observe = vi.spyOn(MutationObserver.prototype, 'observe').mockImplementation(() => {})
    keep()
    mark().remove()
    await settle()
    expect(marks()).toHaveLength(0)
    vi.advanceTimersByTime(500)
    expect(marks()).toHaveLength(1)
    observe.mockRestore()
  })

  test('the day changes at midnight', () => {
    expect(says()).toContain('2026-03-09')
    vi.advanceTimersByTime(3000)
    expect(says()).toContain('2026-03-10')
  })

  test('a resize redraws the mark after 500 ms of rest', () => {
    const before = mark()
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(400)
    dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(499)
    expect(mark()).toBe(before)
    vi.advanceTimersByTime(1)
    expect(mark()).not.toBe(before)
    expect(marks()).toHaveLength(1)
  })

  test('a script that removes the mark hides the content, which returns once the mark stays', async () => {
    const field = document.querySelector('input')!
    field.value = 'half typed'
    field.focus()
    const fighter = new MutationObserver(() => marks().forEach((element) => element.remove()))
    fighter.observe(document.documentElement, { childList: true })
    mark().remove()
    await settle()
    expect(changes()).toEqual([true])
    expect(document.body.children).toHaveLength(0)

    document.body.append(document.createElement('dialog')) // opened meanwhile
    await vi.advanceTimersByTimeAsync(2000)
    expect(document.body.children).toHaveLength(0)

    fighter.disconnect()
    await vi.advanceTimersByTimeAsync(1500)
    expect(changes()).toEqual([true, false])
    expect(document.querySelector('#screen input')).toBe(field)
    expect(field.value).toBe('half typed')
    expect(document.activeElement).toBe(field)
    expect(document.body.children).toHaveLength(2)
  })

  test('hidden content returns when the mark ends', async () => {
    const fighter = new MutationObserver(() => marks().forEach((element) => element.remove()))
    fighter.observe(document.documentElement, { childList: true })
    mark().remove()
    await settle()
    expect(document.querySelector('#screen')).toBeNull()
    fighter.disconnect()
    stop()
    expect(document.querySelector('#screen')).not.toBeNull()
  })

  test('a print has a mark that repeats on every sheet, on a page without transformations', () => {
    const before = mark()
    document.documentElement.style.setProperty('color', 'red')
    dispatchEvent(new Event('beforeprint'))
    expect(marks()).toHaveLength(1)
    expect(mark()).not.toBe(before)
    expect(document.documentElement.style.getPropertyPriority('all')).toBe('important')
    dispatchEvent(new Event('afterprint'))
    expect(marks()).toHaveLength(1)
    expect(document.documentElement.getAttribute('style')).toBe('color: red;')
    document.documentElement.removeAttribute('style')
  })

  test('siblings of the body are content as well', async () => {
    const aside = document.createElement('section')
    document.documentElement.append(aside)
    const fighter = new MutationObserver(() => marks().forEach((element) => element.remove()))
    fighter.observe(document.documentElement, { childList: true })
    mark().remove()
    await settle()
    expect(aside.isConnected).toBe(false)
    expect(onWithheld.mock.calls[0]![0]!.parentNode).toBe(document.documentElement)
    fighter.disconnect()
    await vi.advanceTimersByTimeAsync(1500)
    expect(aside.parentNode).toBe(document.documentElement)
    aside.remove()
  })

  test('a tile is 260 by 260 px in at least twice the resolution, rotated by -30 degrees', () => {
    stop()
    const context = document.createElement('canvas').getContext('2d')!
    const [scale, rotate] = [vi.fn<(x: number, y: number) => void>(), vi.fn<(angle: number) => void>()]
    Object.assign(context, { scale, rotate })
    keep()
    expect(scale).toHaveBeenCalledWith(2, 2)
    expect(rotate).toHaveBeenCalledWith(-Math.PI / 6)
    expect(mark().style.backgroundSize).toBe('260px 260px')
  })
})
