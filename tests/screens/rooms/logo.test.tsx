import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RoomLogo } from '@/features/rooms/room/RoomLogo'
import { renderComponent } from '../../support/renderComponent'

test.each(['7', '1017', 'b7f2-4c', 'large'])(
  'room %s without a picture keeps one of six colours',
  async (id) => {
    await renderComponent(<RoomLogo room={{ id, name: '化学', logo: '' }} />)
    expect(await screen.findByText('化')).toHaveAttribute('data-tone', expect.stringMatching(/^[0-5]$/))
  },
)
