import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import ChartCanvas from '@/shared/ui/chart/ChartCanvas'
import { countBars } from '@/shared/ui/chart/countBars'
import { renderComponent } from '../../support/renderComponent'

test('a label that is a property of every object is drawn as text and changes no prototype', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(300)
  const option = countBars([{ value: '__proto__', count: 3 }], { nameOf: (value) => value }, false)
  const { container } = await renderComponent(<ChartCanvas option={option} height={300} />)
  await waitFor(() => expect(container.textContent.replaceAll('\u2060', '')).toContain('__proto__'))
  expect('next' in {}).toBe(false)
  expect('prev' in {}).toBe(false)
})
