import { Link } from 'react-router-dom'
import { PageTitle } from './PageTitle'
import { QueryFallback, type QueryFallbackProps } from './QueryFallback'

interface DetailFallbackProps extends Omit<QueryFallbackProps, 'rows' | 'isPlain' | 'fallback'> {
  title: string
  back: { to: string; text: string }
}

export const DetailFallback = ({ title, back, ...fallbackProps }: DetailFallbackProps) => (
  <>
    <PageTitle title={title} />
    <QueryFallback
      {...fallbackProps}
      rows={12}
      fallback={
        <Link className="button" to={back.to}>
          {back.text}
        </Link>
      }
    />
  </>
)
