/** The product's mark, as in `favicon.svg`: here it is no file that would have to be fetched. */
export const Mark = ({ size }: { size: number }) => (
  <svg aria-hidden width={size} height={size} viewBox="0 0 32 32">
    <rect width="32" height="32" rx="7" fill="#1766c2" />
    <g transform="rotate(-40 16 16)">
      <rect x="6" y="11" width="20" height="10" rx="5" fill="#fff" />
      <path d="M16 11h5a5 5 0 0 1 0 10h-5z" fill="#8fc6ff" />
    </g>
  </svg>
)
