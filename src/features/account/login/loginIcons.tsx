// Inline SVGs, because antd's icons would load the component library.

export const QrIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M3 3h8v8H3zm2 2v4h4V5zM13 3h8v8h-8zm2 2v4h4V5zM3 13h8v8H3zm2 2v4h4v-4zM13 13h3v3h-3zM18 13h3v3h-3zM15.5 15.5h3v3h-3zM13 18h3v3h-3zM18 18h3v3h-3z" />
  </svg>
)

export const FormIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    <path d="M2 4h20v13H2zm2 2v9h16V6zM7 20v-1.5h10V20zM6 9h2v2H6zm4 0h2v2h-2zm4 0h2v2h-2z" />
  </svg>
)

export const WechatIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d="M9 4C4.6 4 1 6.9 1 10.5c0 2 1.1 3.8 2.9 5L3 18l2.8-1.4c1 .3 2.1.4 3.2.4h.5A6 6 0 0 1 9.3 15c0-3.2 3.1-5.7 7-5.7h.6C16.2 6.3 12.9 4 9 4M6.3 7.2a1 1 0 1 1 0 2.1 1 1 0 0 1 0-2.1m5.4 0a1 1 0 1 1 0 2.1 1 1 0 0 1 0-2.1M23 15c0-2.5-2.8-4.6-6.3-4.6s-6.3 2-6.3 4.6 2.8 4.6 6.3 4.6c.8 0 1.6-.1 2.3-.3l2 1.1-.5-1.9A4.3 4.3 0 0 0 23 15m-8.4-1.3a.8 .8 0 1 1 0-1.7.8.8 0 0 1 0 1.7m4.2 0a.8 .8 0 1 1 0-1.7.8.8 0 0 1 0 1.7" />
  </svg>
)

export const AlipayIcon = () => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
    <rect x="2" y="2" width="20" height="20" rx="5" strokeWidth="2" />
    <path
      d="M7 7.5h10M12 5v5M7.5 10.5h9c-1 4-5 7.5-9 7.5-2 0-2.5-1-2.5-2 0-2 3.5-2.5 6-1.5 2.5.8 5 2 8 3"
      strokeWidth="1.6"
    />
  </svg>
)
