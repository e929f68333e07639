import { QRCode } from 'antd'

/** Side in px. */
const SIZE = 184

// Dark on light in either theme, because that is what cameras read.
const INK = '#000000'
const PAPER = '#ffffff'

/** An address as a QR code. */
export const QrImage = ({ address, label }: { address: string; label: string }) => (
  <QRCode
    type="svg"
    value={address}
    size={SIZE}
    bordered={false}
    color={INK}
    bgColor={PAPER}
    aria-label={label}
  />
)
